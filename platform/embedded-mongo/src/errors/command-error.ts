/** Error codes, as MongoDB numbers them. */
export const CODE = {
  badValue: 2,
  unknownError: 8,
  failedToParse: 9,
  typeMismatch: 14,
  invalidBson: 22,
  namespaceNotFound: 26,
  conflictingUpdate: 40,
  cursorNotFound: 43,
  commandNotFound: 59,
  immutableField: 66,
  invalidNamespace: 73,
  indexOptionsConflict: 85,
  indexKeySpecsConflict: 86,
  commandNotSupported: 115,
  cannotIndexParallelArrays: 171,
  objectTooLarge: 10334,
  duplicateKey: 11000,
  unknownField: 40415,
} as const;

const NAMES: Readonly<Record<number, string>> = {
  [CODE.badValue]: 'BadValue',
  [CODE.unknownError]: 'UnknownError',
  [CODE.failedToParse]: 'FailedToParse',
  [CODE.typeMismatch]: 'TypeMismatch',
  [CODE.invalidBson]: 'InvalidBSON',
  [CODE.namespaceNotFound]: 'NamespaceNotFound',
  [CODE.conflictingUpdate]: 'ConflictingUpdateOperators',
  [CODE.cursorNotFound]: 'CursorNotFound',
  [CODE.commandNotFound]: 'CommandNotFound',
  [CODE.immutableField]: 'ImmutableField',
  [CODE.invalidNamespace]: 'InvalidNamespace',
  [CODE.indexOptionsConflict]: 'IndexOptionsConflict',
  [CODE.indexKeySpecsConflict]: 'IndexKeySpecsConflict',
  [CODE.commandNotSupported]: 'CommandNotSupported',
  [CODE.cannotIndexParallelArrays]: 'CannotIndexParallelArrays',
  [CODE.objectTooLarge]: 'BSONObjectTooLarge',
  [CODE.duplicateKey]: 'DuplicateKey',
  [CODE.unknownField]: 'UnknownField',
};

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
    return NAMES[this.code] ?? `Location${this.code}`;
  }
}

/** Return the refusal of something that this engine does not know, by its name. */
export function unknown(kind: string, name: string, code: number = CODE.badValue): CommandError {
  return new CommandError(
    code,
    `The embedded engine does not know the ${kind} ${name}; set MONGODB_URI to use a MongoDB that does.`,
  );
}
