import { decode, decodeValue, encode, withIdFirst, type Decoded } from '../bson/decoded-document.ts';
import { keyOf } from '../bson/ordered-key.ts';
import {
  TYPE,
  elements,
  firstElement,
  findElement,
  type RawDocument,
  type RawElement,
  type RawValue,
} from '../bson/raw-bson.ts';
import { CODE, CommandError, unknown } from '../errors/command-error.ts';
import type { Filter } from '../query/filter.ts';
import { UPDATE_OPERATORS, assign } from './update-operators.ts';

/** A compiled update. */
export interface Update {
  /** Whether it replaces the document as a whole. */
  readonly isReplacement: boolean;
  /** Return the document after the update. */
  apply(document: RawDocument): Buffer;
  /** Return the document that an upsert with this filter inserts. */
  insert(filter: Filter): Buffer;
}

/** What becomes of a document. */
type Change = (document: Decoded, isInsert: boolean) => void;

const ID = Buffer.from('_id');

/** Compile an update: operators on fields, or a document that replaces. */
export function compileUpdate(update: RawValue): Update {
  if (update.type === TYPE.array) throw unknown('kind of update,', 'an aggregation pipeline');
  if (update.type !== TYPE.object)
    throw new CommandError(CODE.FailedToParse, 'An update has to be an object.');
  const first = firstElement(update);
  return first?.name.startsWith('$') ? operatorUpdate(update) : replacement(update);
}

function operatorUpdate(update: RawDocument): Update {
  const names = new Set<string>();
  const changes = elements(update).flatMap((element) => fieldChanges(element, names));
  const applied = (document: Decoded, isInsert: boolean): Buffer => {
    for (const change of changes) change(document, isInsert);
    return encode(document);
  };
  return {
    isReplacement: false,
    apply: (document) => keepingId(document, applied(decode(document), false)),
    insert: (filter) => withIdFirst({ buffer: applied(equalFields(filter), true), start: 0 }),
  };
}

function replacement(update: RawDocument): Update {
  const operator = elements(update).find(({ name }) => name.startsWith('$'));
  if (operator) {
    throw new CommandError(
      CODE.BadValue,
      `A replacement document has no operators, such as ${operator.name}.`,
    );
  }
  return {
    isReplacement: true,
    apply: (document) => keepingId(document, withIdOf(document, update)),
    insert: (filter) => {
      const id = filter.equalities.find(({ name }) => name === '_id');
      if (!id || findElement(update.buffer, update.start, ID) >= 0) return withIdFirst(update);
      return encode({ _id: decodeValue(id), ...decode(update) });
    },
  };
}

/** The changes that one operator makes; `names` are the fields that others change, of which none may come twice. */
function fieldChanges(element: RawElement, names: Set<string>): Change[] {
  const operator = Object.hasOwn(UPDATE_OPERATORS, element.name) ? UPDATE_OPERATORS[element.name] : undefined;
  if (!operator) throw unknown('update operator', element.name);
  if (element.type !== TYPE.object) {
    throw new CommandError(CODE.FailedToParse, `${element.name} needs an object of fields.`);
  }
  return elements(element).map((operand) => {
    const { name } = operand;
    refuseWithin(name);
    if (names.has(name)) {
      throw new CommandError(
        CODE.ConflictingUpdateOperators,
        `Updating the path '${name}' would create a conflict at it.`,
      );
    }
    names.add(name);
    return (document, isInsert) => operator(document, operand, isInsert);
  });
}

function refuseWithin(name: string): void {
  if (name === '') throw new CommandError(CODE.BadValue, 'An update names an empty field.');
  if (/[.$]/.test(name)) throw unknown('update within a field,', name);
}

function equalFields({ equalities }: Filter): Decoded {
  const document: Decoded = {};
  for (const equality of equalities) {
    refuseWithin(equality.name);
    assign(document, equality.name, decodeValue(equality));
  }
  return document;
}

function withIdOf({ buffer, start }: RawDocument, update: RawDocument): Buffer {
  if (findElement(update.buffer, update.start, ID) >= 0) return withIdFirst(update);
  const id = firstElement({ buffer, start });
  return encode({ _id: id && decodeValue(id), ...decode(update) });
}

/** The id of a document never changes. */
function keepingId(before: RawDocument, after: Buffer): Buffer {
  const id = firstElement(before);
  const at = findElement(after, 0, ID);
  const isKept = at >= 0 && id && keyOf(id) === keyOf({ buffer: after, type: after[at]!, start: at + 5 });
  if (isKept) return withIdFirst({ buffer: after, start: 0 });
  throw new CommandError(
    CODE.ImmutableField,
    "Performing an update on the path '_id' would modify the immutable field '_id'.",
  );
}
