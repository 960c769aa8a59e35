import { decodePlainValue } from '../bson/decoded-document.ts';
import {
  TYPE,
  elements,
  firstElement,
  numberOf,
  stringAt,
  type RawDocument,
  type RawElement,
} from '../bson/raw-bson.ts';
import { CODE, CommandError, unknown } from '../errors/command-error.ts';
import type { Request } from '../wire/wire-message.ts';

/** Fields that the driver may add to any command. */
const OF_ANY_COMMAND: ReadonlySet<string> = new Set(['$db', 'lsid', 'cursor', 'writeConcern']);

/** Named fields of a document, read by the type they have to have. */
export class Fields {
  private readonly byName: ReadonlyMap<string, RawElement>;

  constructor(
    private readonly kind: string,
    document: RawDocument,
    private readonly sequences: ReadonlyMap<string, readonly RawDocument[]> = new Map(),
  ) {
    const byName = new Map<string, RawElement>();
    for (const element of elements(document)) byName.set(element.name, element);
    this.byName = byName;
  }

  /** Refuses fields other than these by their names. */
  allow(known: readonly string[]): void {
    for (const name of this.byName.keys()) {
      if (known.includes(name) || OF_ANY_COMMAND.has(name)) continue;
      throw unknown('field', `${this.kind}.${name}`, CODE.UnknownField);
    }
  }

  has(name: string): boolean {
    return this.byName.has(name);
  }

  value(name: string): RawElement | undefined {
    return this.byName.get(name);
  }

  text(name: string): string {
    const element = this.byName.get(name);
    if (element?.type === TYPE.string) return stringAt(element.buffer, element.start);
    throw this.mistyped(name, 'a string');
  }

  number(name: string, fallback: number): number {
    const element = this.byName.get(name);
    if (!element || element.type === TYPE.null) return fallback;
    const number = numberOf(element);
    if (number === undefined || !Number.isInteger(number)) throw this.mistyped(name, 'a whole number');
    return number;
  }

  /** A number that is not below 0. */
  amount(name: string, fallback: number): number {
    const number = this.number(name, fallback);
    if (number < 0) throw this.mistyped(name, 'at least 0');
    return number;
  }

  flag(name: string, fallback = false): boolean {
    const element = this.byName.get(name);
    if (!element) return fallback;
    if (element.type === TYPE.boolean) return element.buffer[element.start] === 1;
    return Boolean(numberOf(element));
  }

  document(name: string): RawDocument | undefined {
    const element = this.byName.get(name);
    if (!element || element.type === TYPE.null) return undefined;
    if (element.type === TYPE.object) return element;
    throw this.mistyped(name, 'an object');
  }

  /** A list of documents, whether it came in the body or beside it. */
  documents(name: string): readonly RawDocument[] {
    const beside = this.sequences.get(name);
    if (beside) return beside;
    const element = this.byName.get(name);
    const items = element?.type === TYPE.array ? elements(element) : undefined;
    if (items?.every(({ type }) => type === TYPE.object)) return items;
    throw this.mistyped(name, 'an array of objects');
  }

  /** A value, decoded. */
  plain(name: string): unknown {
    const element = this.byName.get(name);
    return element && decodePlainValue(element);
  }

  /** The values of a list, decoded; undefined where the field is absent. */
  list(name: string): unknown[] | undefined {
    const element = this.byName.get(name);
    if (!element) return undefined;
    if (element.type === TYPE.array) return elements(element).map(decodePlainValue);
    throw this.mistyped(name, 'an array');
  }

  /** The refusal of a command that lacks a field. */
  missing(name: string): CommandError {
    return new CommandError(
      CODE.MissingField,
      `BSON field '${this.kind}.${name}' is missing but a required field`,
    );
  }

  private mistyped(name: string, wanted: string): CommandError {
    return new CommandError(CODE.TypeMismatch, `BSON field '${this.kind}.${name}' has to be ${wanted}.`);
  }
}

/** A command: its name is its first field. */
export class Command extends Fields {
  readonly name: string;
  readonly database: string;

  constructor(request: Pick<Request, 'body' | 'sequences' | 'database'>) {
    const first = firstElement(request.body);
    super(first?.name ?? '', request.body, request.sequences);
    this.name = first?.name ?? '';
    this.database = request.database ?? this.text('$db');
    if (this.database.includes('.')) {
      throw new CommandError(CODE.InvalidNamespace, `Invalid database name: '${this.database}'`);
    }
    if (this.flag('startTransaction') || (this.has('autocommit') && !this.flag('autocommit'))) {
      throw new CommandError(
        CODE.CommandNotSupported,
        'The embedded engine has no transactions (startTransaction).',
      );
    }
  }

  /**
   * The collection that the command's first field names, or another field.
   *
   * @throws CommandError where it is one of the engine's own: users and roles have commands of their own
   */
  collection(field = this.name): string {
    const collection = this.text(field);
    if (collection === '')
      throw new CommandError(CODE.InvalidNamespace, `Invalid namespace '${this.database}.'.`);
    this.refuseUnless(!collection.startsWith('system.'));
    return collection;
  }

  /** Whether the answer to a write says that it is on disk: not with the write concern `j: false`. */
  waitsForJournal(): boolean {
    const concern = this.document('writeConcern');
    return !concern || new Fields('writeConcern', concern).flag('j', true);
  }

  /** The namespace of that collection. */
  namespace(field?: string): string {
    return `${this.database}.${this.collection(field)}`;
  }

  /** Refuses the command as one that the client may not carry out, unless it may. */
  refuseUnless(isAllowed: boolean): void {
    if (isAllowed) return;
    throw new CommandError(
      CODE.Unauthorized,
      `not authorized on ${this.database} to execute command ${this.told()}`,
    );
  }

  /** The command without its contents, which may be large or secret. */
  private told(): string {
    const first = this.value(this.name);
    const argument = first && first.type !== TYPE.object && first.type !== TYPE.array;
    const shown = argument ? JSON.stringify(decodePlainValue(first)) : '{ ... }';
    return `{ ${this.name}: ${shown}, $db: ${JSON.stringify(this.database)} }`;
  }
}

/** The name that an index has by default. */
export function indexName(key: readonly (readonly [string, unknown])[]): string {
  return key.map(([path, direction]) => `${path}_${direction}`).join('_');
}
