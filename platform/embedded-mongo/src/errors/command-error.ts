/** Error codes, as MongoDB numbers and names them. */
export const CODE = {
  BadValue: 2,
  UnknownError: 8,
  FailedToParse: 9,
  UserNotFound: 11,
  Unauthorized: 13,
  TypeMismatch: 14,
  ProtocolError: 17,
  AuthenticationFailed: 18,
  IllegalOperation: 20,
  InvalidBSON: 22,
  NamespaceNotFound: 26,
  RoleNotFound: 31,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  CommandNotFound: 59,
  ImmutableField: 66,
  InvalidNamespace: 73,
  InvalidRoleModification: 80,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  CommandNotSupported: 115,
  CannotIndexParallelArrays: 171,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  MissingField: 40414,
  UnknownField: 40415,
  RoleExists: 51002,
  UserExists: 51003,
} as const;

/** A refusal that the client gets as an answer: a message for people, MongoDB's code, and details where it has any. */
export class CommandError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }

  get codeName(): string {
    return Object.entries(CODE).find(([, code]) => code === this.code)?.[0] ?? `Location${this.code}`;
  }
}

/** Return the refusal of something that this engine does not know, by its name. */
export function unknown(kind: string, name: string, code: number = CODE.BadValue): CommandError {
  return new CommandError(
    code,
    `The embedded engine does not know the ${kind} ${name}; set MONGODB_URI to use a MongoDB that does.`,
  );
}
