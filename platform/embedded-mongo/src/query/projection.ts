import { BsonWriter } from '../bson/bson-writer.ts';
import {
  TYPE,
  cstringEnd,
  documentEnd,
  elements,
  numberOf,
  valueEnd,
  type RawDocument,
  type RawElement,
} from '../bson/raw-bson.ts';
import { CODE, CommandError, unknown } from '../errors/command-error.ts';

/** Fields that are named, with those within them. A field that is named itself has no names within. */
type Names = Map<string, Names>;

/** Puts a document, or what a projection leaves of it, into an answer. */
export type WriteDocument = (writer: BsonWriter, buffer: Buffer, start: number) => void;

const writeAll: WriteDocument = (writer, buffer, start) => {
  writer.bytes(buffer, start, documentEnd(buffer, start));
};

/** Compiles a projection that includes fields, or one that excludes them; no other kind is known. */
export function compileProjection(projection: RawDocument | undefined): WriteDocument {
  const fields = projection ? elements(projection) : [];
  const names: Names = new Map();
  let includes: boolean | undefined;
  let includesId: boolean | undefined;
  for (const field of fields) {
    const isIncluded = field.type === TYPE.boolean ? field.buffer[field.start] === 1 : numberOf(field);
    if (isIncluded === undefined) throw unknown('projection', describe(field));
    if (field.name.includes('$')) throw unknown('projection', field.name);
    if (field.name === '_id') {
      includesId = Boolean(isIncluded);
      continue;
    }
    if (includes !== undefined && includes !== Boolean(isIncluded)) {
      throw new CommandError(
        CODE.badValue,
        'A projection either includes fields or excludes them, except _id.',
      );
    }
    includes = Boolean(isIncluded);
    addName(names, field.name);
  }
  if (fields.length === 0) return writeAll;
  const keeps = includes ?? includesId === true;
  if (keeps === (includesId !== false)) names.set('_id', new Map());
  return (writer, buffer, start) => writePart(writer.begin(), buffer, start, names, keeps).end();
}

function describe(field: RawElement): string {
  const [operator] = field.type === TYPE.object ? elements(field) : [];
  return `${operator?.name ?? 'of a value'} of ${field.name}`;
}

function addName(names: Names, path: string): void {
  const [name = '', ...rest] = path.split('.');
  const within = names.get(name);
  if (rest.length === 0 || within?.size === 0) {
    names.set(name, new Map());
    return;
  }
  const deeper = within ?? new Map<string, Names>();
  names.set(name, deeper);
  addName(deeper, rest.join('.'));
}

function writePart(
  writer: BsonWriter,
  buffer: Buffer,
  start: number,
  names: Names,
  keeps: boolean,
): BsonWriter {
  const end = documentEnd(buffer, start) - 1;
  let at = start + 4;
  while (at < end) {
    const type = buffer[at]!;
    const nameEnd = cstringEnd(buffer, at + 1);
    const next = valueEnd(buffer, type, nameEnd + 1);
    const within = names.get(buffer.toString('utf8', at + 1, nameEnd));
    if (!within || within.size === 0) {
      if ((within !== undefined) === keeps) writer.bytes(buffer, at, next);
    } else if (type === TYPE.object) {
      writePart(writer.bytes(buffer, at, nameEnd + 1).begin(), buffer, nameEnd + 1, within, keeps).end();
    } else if (type === TYPE.array) {
      writeItems(writer.bytes(buffer, at, nameEnd + 1).begin(), buffer, nameEnd + 1, within, keeps).end();
    } else if (!keeps) writer.bytes(buffer, at, next);
    at = next;
  }
  return writer;
}

/** The elements of an array: of objects their part, and other values only where fields are excluded. */
function writeItems(
  writer: BsonWriter,
  buffer: Buffer,
  start: number,
  names: Names,
  keeps: boolean,
): BsonWriter {
  let index = 0;
  for (const { type, start: itemStart } of elements({ buffer, start })) {
    const name = String(index);
    if (type === TYPE.object) writePart(writer.begin(name), buffer, itemStart, names, keeps).end();
    else if (type === TYPE.array)
      writeItems(writer.begin(name, TYPE.array), buffer, itemStart, names, keeps).end();
    else if (!keeps) writer.value(name, type, buffer, itemStart, valueEnd(buffer, type, itemStart));
    else continue;
    index++;
  }
  return writer;
}
