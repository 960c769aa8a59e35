import { CODE, CommandError } from '../errors/command-error.ts';

/** Type bytes of BSON elements (https://bsonspec.org/spec.html). */
export const TYPE = {
  /** Not BSON's: stands for a field that is not there. */
  missing: 0,
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binary: 5,
  undefined: 6,
  objectId: 7,
  boolean: 8,
  date: 9,
  null: 10,
  regex: 11,
  dbPointer: 12,
  code: 13,
  symbol: 14,
  codeWithScope: 15,
  int32: 16,
  timestamp: 17,
  int64: 18,
  decimal128: 19,
  maxKey: 127,
  minKey: 255,
} as const;

/** The largest document, in bytes. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

const MAX_DEPTH = 150;

/** A document within a buffer: its length stands at `start`. */
export interface RawDocument {
  readonly buffer: Buffer;
  readonly start: number;
}

/** A value within a buffer. */
export interface RawValue extends RawDocument {
  readonly type: number;
}

/** A named value within a buffer. */
export interface RawElement extends RawValue {
  readonly name: string;
}

/** Where the document or array that begins at `start` ends. */
export function documentEnd(buffer: Buffer, start: number): number {
  return start + buffer.readInt32LE(start);
}

/** The position of the zero byte that ends the C string at `start`. */
export function cstringEnd(buffer: Buffer, start: number): number {
  let at = start;
  while (buffer[at] !== 0) {
    if (at >= buffer.length) throw invalid('a name has no end');
    at++;
  }
  return at;
}

/** Where the value of this type that begins at `start` ends. */
export function valueEnd(buffer: Buffer, type: number, start: number): number {
  switch (type) {
    case TYPE.double:
    case TYPE.date:
    case TYPE.timestamp:
    case TYPE.int64:
      return start + 8;
    case TYPE.int32:
      return start + 4;
    case TYPE.boolean:
      return start + 1;
    case TYPE.objectId:
      return start + 12;
    case TYPE.string:
    case TYPE.code:
    case TYPE.symbol:
      return start + 4 + buffer.readInt32LE(start);
    case TYPE.object:
    case TYPE.array:
    case TYPE.codeWithScope:
      return documentEnd(buffer, start);
    case TYPE.null:
    case TYPE.undefined:
    case TYPE.minKey:
    case TYPE.maxKey:
      return start;
    case TYPE.binary:
      return start + 5 + buffer.readInt32LE(start);
    case TYPE.regex:
      return cstringEnd(buffer, cstringEnd(buffer, start) + 1) + 1;
    case TYPE.decimal128:
      return start + 16;
    case TYPE.dbPointer:
      return start + 4 + buffer.readInt32LE(start) + 12;
    default:
      throw invalid(`there is no type ${type}`);
  }
}

/** The position of the element of this name within the document at `start`, or -1. */
export function findElement(buffer: Buffer, start: number, name: Buffer): number {
  const length = name.length;
  let at = start + 4;
  for (let type = buffer[at]!; type !== 0; type = buffer[at]!) {
    let end = at + 1;
    let same = 0;
    while (same < length && buffer[end] === name[same]) {
      end++;
      same++;
    }
    if (same === length && buffer[end] === 0) return at;
    while (buffer[end] !== 0) end++;
    at = valueEnd(buffer, type, end + 1);
  }
  return -1;
}

/** The elements of the document or array at `start`, in order. */
export function elements({ buffer, start }: RawDocument): RawElement[] {
  const found: RawElement[] = [];
  let at = start + 4;
  while (buffer[at] !== 0) {
    const element = elementAt(buffer, at);
    found.push(element);
    at = valueEnd(buffer, element.type, element.start);
  }
  return found;
}

/** The first element of the document at `start`, if it has any. */
export function firstElement({ buffer, start }: RawDocument): RawElement | undefined {
  return buffer[start + 4] === 0 ? undefined : elementAt(buffer, start + 4);
}

function elementAt(buffer: Buffer, at: number): RawElement {
  const nameEnd = cstringEnd(buffer, at + 1);
  return { buffer, type: buffer[at]!, start: nameEnd + 1, name: buffer.toString('utf8', at + 1, nameEnd) };
}

/** The text of a string value. */
export function stringAt(buffer: Buffer, start: number): string {
  return buffer.toString('utf8', start + 4, start + 3 + buffer.readInt32LE(start));
}

/** The number of a numeric value, as the nearest double; undefined for other types. */
export function numberOf({ buffer, type, start }: RawValue): number | undefined {
  switch (type) {
    case TYPE.double:
      return buffer.readDoubleLE(start);
    case TYPE.int32:
      return buffer.readInt32LE(start);
    case TYPE.int64:
      return Number(buffer.readBigInt64LE(start));
    default:
      return undefined;
  }
}

/** Makes sure that the bytes from `start` to `limit` hold one sound document; else throws. */
export function checkDocument(buffer: Buffer, start: number, limit: number, depth = 0): void {
  if (depth > MAX_DEPTH) throw invalid(`it is nested deeper than ${MAX_DEPTH} levels`);
  const end = start + 5 <= limit ? documentEnd(buffer, start) : -1;
  if (end < start + 5 || end > limit || buffer[end - 1] !== 0) throw invalid('a length is wrong');
  let at = start + 4;
  for (let type = buffer[at]!; at < end - 1; type = buffer[at]!) {
    const valueStart = cstringEnd(buffer, at + 1) + 1;
    if (needsLength(type) && valueStart + 4 > end) throw invalid('it ends too early');
    const next = valueEnd(buffer, type, valueStart);
    if (next <= at || next > end - 1) throw invalid('a value reaches beyond its document');
    if (type === TYPE.object || type === TYPE.array) checkDocument(buffer, valueStart, next, depth + 1);
    if (type === TYPE.string && (next < valueStart + 5 || buffer[next - 1] !== 0)) {
      throw invalid('a string has no end');
    }
    at = next;
  }
  if (at !== end - 1) throw invalid('a length is wrong');
}

function needsLength(type: number): boolean {
  return type >= TYPE.string && type <= TYPE.binary
    ? true
    : type >= TYPE.dbPointer && type <= TYPE.codeWithScope;
}

function invalid(reason: string): CommandError {
  return new CommandError(CODE.InvalidBSON, `Not a sound BSON document: ${reason}.`);
}
