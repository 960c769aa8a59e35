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
import { assign, own, placeOf } from './document-path.ts';
import { UPDATE_OPERATORS, type Change } from './update-operators.ts';

/** A compiled update. */
export interface Update {
  /** Whether it replaces the document as a whole. */
  readonly isReplacement: boolean;
  /** The document after the update. */
  apply(document: RawDocument): Buffer;
  /** The document that an upsert with this filter inserts. */
  insert(filter: Filter): Buffer;
}

interface FieldChange {
  readonly path: string;
  readonly isOnInsert: boolean;
  readonly change: Change;
}

const ID = Buffer.from('_id');

/** Compiles an update: operators, or a document that replaces. */
export function compileUpdate(update: RawValue): Update {
  if (update.type === TYPE.array) throw unknown('kind of update,', 'an aggregation pipeline');
  if (update.type !== TYPE.object)
    throw new CommandError(CODE.failedToParse, 'An update has to be an object.');
  const first = firstElement(update);
  return first?.name.startsWith('$') ? operatorUpdate(update) : replacement(update);
}

function operatorUpdate(update: RawDocument): Update {
  const changes = elements(update).flatMap(fieldChanges);
  refuseConflicts(changes.map(({ path }) => path));
  const applied = (document: Decoded, isInsert: boolean): Decoded => {
    for (const { path, isOnInsert, change } of changes) {
      if (!isOnInsert || isInsert) applyChange(document, path, change);
    }
    return document;
  };
  return {
    isReplacement: false,
    apply: (document) => keepingId(document, encode(applied(decode(document), false))),
    insert: (filter) => withIdFirst({ buffer: encode(applied(equalFields(filter), true)), start: 0 }),
  };
}

function replacement(update: RawDocument): Update {
  const operator = elements(update).find(({ name }) => name.startsWith('$'));
  if (operator) {
    throw new CommandError(
      CODE.badValue,
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

function fieldChanges(element: RawElement): FieldChange[] {
  const operator = Object.hasOwn(UPDATE_OPERATORS, element.name) ? UPDATE_OPERATORS[element.name] : undefined;
  if (!operator) throw unknown('update operator', element.name);
  if (element.type !== TYPE.object) {
    throw new CommandError(CODE.failedToParse, `${element.name} needs an object of fields.`);
  }
  return elements(element).map((operand) => ({
    path: operand.name,
    isOnInsert: element.name === '$setOnInsert',
    change: operator(operand, operand.name),
  }));
}

function applyChange(document: Decoded, path: string, change: Change): void {
  const found = placeOf(document, path, false);
  const current = found && own(found.holder, found.name);
  const value = change(current);
  if (value === current) return;
  if (value !== undefined) assign(placeOf(document, path, true)!, value);
  else if (found && Array.isArray(found.holder)) found.holder[Number(found.name)] = null;
  else if (found) delete found.holder[found.name];
}

/** No path may be another, or lead to it. */
function refuseConflicts(paths: readonly string[]): void {
  const sorted = [...paths].map((path) => `${path}.`).sort();
  const conflict = sorted.find((path, at) => at > 0 && path.startsWith(sorted[at - 1]!));
  if (!conflict) return;
  throw new CommandError(
    CODE.conflictingUpdate,
    `Updating the path '${conflict.slice(0, -1)}' would create a conflict at it.`,
  );
}

function equalFields({ equalities }: Filter): Decoded {
  const document: Decoded = {};
  for (const equality of equalities) assign(placeOf(document, equality.name, true)!, decodeValue(equality));
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
    CODE.immutableField,
    "Performing an update on the path '_id' would modify the immutable field '_id'.",
  );
}
