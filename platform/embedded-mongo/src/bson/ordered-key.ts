import { Decimal128 } from 'bson';
import { TYPE, cstringEnd, documentEnd, valueEnd, type RawValue } from './raw-bson.ts';

/**
 * First byte of the key of each type: MongoDB's order of types. Types that compare with each other share it. All
 * are above 0x00 and below 0xFF, also when inverted, so that `prefix + '\xff'` is above all keys with that prefix.
 */
const RANK: Readonly<Record<number, number>> = {
  [TYPE.minKey]: 0x0a,
  [TYPE.undefined]: 0x14,
  [TYPE.missing]: 0x1e,
  [TYPE.null]: 0x1e,
  [TYPE.double]: 0x28,
  [TYPE.int32]: 0x28,
  [TYPE.int64]: 0x28,
  [TYPE.decimal128]: 0x28,
  [TYPE.string]: 0x32,
  [TYPE.symbol]: 0x32,
  [TYPE.object]: 0x3c,
  [TYPE.array]: 0x46,
  [TYPE.binary]: 0x50,
  [TYPE.objectId]: 0x5a,
  [TYPE.boolean]: 0x64,
  [TYPE.date]: 0x6e,
  [TYPE.timestamp]: 0x78,
  [TYPE.regex]: 0x82,
  [TYPE.dbPointer]: 0x8c,
  [TYPE.code]: 0x96,
  [TYPE.codeWithScope]: 0xa0,
  [TYPE.maxKey]: 0xf0,
};

const SAFE = Number.MAX_SAFE_INTEGER;

let scratch = Buffer.allocUnsafe(4096);
let length = 0;

/** The key of NaN, which stands below all numbers but is neither below nor above any. */
export const NAN_KEY = `\x28${'\0'.repeat(8)}`;

/** The first byte of keys of this type. */
export function typeRank(type: number): number {
  return RANK[type] ?? 0xf0;
}

/**
 * The key of a value: a string of one-byte characters such that comparing keys compares values as MongoDB does, and
 * equal keys mean equal values (1 equals 1.0). No key is a prefix of another, so that keys can be joined.
 */
export function orderedKey(buffer: Buffer, type: number, start: number, descending = false): string {
  length = 0;
  append(buffer, type, start);
  if (descending) invert(0);
  return scratch.toString('latin1', 0, length);
}

/** The key of a value, where it is at hand as one thing. */
export function keyOf({ buffer, type, start }: RawValue): string {
  return orderedKey(buffer, type, start);
}

/** The same key for a descending order, and back. */
export function inverted(key: string): string {
  length = 0;
  reserve(key.length);
  length = scratch.write(key, 0, 'latin1');
  invert(0);
  return scratch.toString('latin1', 0, length);
}

function invert(from: number): void {
  for (let at = from; at < length; at++) scratch[at] = 255 - scratch[at]!;
}

function append(buffer: Buffer, type: number, start: number): void {
  reserve(16);
  scratch[length++] = typeRank(type);
  switch (type) {
    case TYPE.double:
      return appendNumber(buffer.readDoubleLE(start), 0);
    case TYPE.int32:
      return appendNumber(buffer.readInt32LE(start), 0);
    case TYPE.int64:
      return appendInt64(buffer.readBigInt64LE(start));
    case TYPE.decimal128:
      return appendNumber(Number(new Decimal128(buffer.subarray(start, start + 16)).toString()), 0);
    case TYPE.string:
    case TYPE.symbol:
    case TYPE.code:
      return appendText(buffer, start + 4, start + 3 + buffer.readInt32LE(start));
    case TYPE.object:
      return appendDocument(buffer, start, true);
    case TYPE.array:
      return appendDocument(buffer, start, false);
    case TYPE.objectId:
      return appendBytes(buffer, start, start + 12);
    case TYPE.boolean:
      scratch[length++] = buffer[start]!;
      return;
    case TYPE.date:
      length = scratch.writeBigUInt64BE(
        BigInt.asUintN(64, buffer.readBigInt64LE(start) + (1n << 63n)),
        length,
      );
      return;
    case TYPE.timestamp:
      length = scratch.writeBigUInt64BE(buffer.readBigUInt64LE(start), length);
      return;
    case TYPE.binary:
      length = scratch.writeUInt32BE(buffer.readUInt32LE(start), length);
      return appendBytes(buffer, start + 4, valueEnd(buffer, type, start));
    case TYPE.regex: {
      const patternEnd = cstringEnd(buffer, start);
      appendBytes(buffer, start, patternEnd + 1);
      return appendBytes(buffer, patternEnd + 1, cstringEnd(buffer, patternEnd + 1) + 1);
    }
    case TYPE.codeWithScope:
    case TYPE.dbPointer: {
      const end = valueEnd(buffer, type, start);
      reserve(4);
      length = scratch.writeUInt32BE(end - start, length);
      return appendBytes(buffer, start, end);
    }
    default:
  }
}

/** Eight bytes that order as the doubles do; beyond the safe integers, two more that tell integers apart. */
function appendNumber(value: number, remainder: number): void {
  const start = length;
  length = scratch.writeDoubleBE(value === 0 || Number.isNaN(value) ? 0 : value, start);
  if (Number.isNaN(value)) {
    scratch.fill(0, start, length);
    return;
  }
  if (scratch[start]! & 0x80) invert(start);
  else scratch[start]! ^= 0x80;
  if (Math.abs(value) > SAFE) length = scratch.writeUInt16BE(remainder + 0x8000, length);
}

function appendInt64(value: bigint): void {
  const nearest = Number(value);
  appendNumber(nearest, Math.abs(nearest) > SAFE ? Number(value - BigInt(nearest)) : 0);
}

/** Text ends with a zero byte. The bytes 0 and 1 within are written as two, 1 and one more than themselves. */
function appendText(buffer: Buffer, start: number, end: number): void {
  reserve((end - start) * 2 + 1);
  for (let at = start; at < end; at++) {
    const byte = buffer[at]!;
    if (byte > 1) scratch[length++] = byte;
    else {
      scratch[length++] = 1;
      scratch[length++] = byte + 1;
    }
  }
  scratch[length++] = 0;
}

/** Elements by type, name (in objects) and value; a zero byte, below any type, ends them. */
function appendDocument(buffer: Buffer, start: number, named: boolean): void {
  const end = documentEnd(buffer, start) - 1;
  let at = start + 4;
  while (at < end) {
    const type = buffer[at]!;
    const nameEnd = cstringEnd(buffer, at + 1);
    if (named) {
      reserve(1);
      scratch[length++] = typeRank(type);
      appendBytes(buffer, at + 1, nameEnd + 1);
    }
    append(buffer, type, nameEnd + 1);
    at = valueEnd(buffer, type, nameEnd + 1);
  }
  reserve(1);
  scratch[length++] = 0;
}

function appendBytes(buffer: Buffer, start: number, end: number): void {
  reserve(end - start);
  length += buffer.copy(scratch, length, start, end);
}

function reserve(bytes: number): void {
  if (length + bytes <= scratch.length) return;
  const larger = Buffer.allocUnsafe(Math.max(scratch.length * 2, length + bytes));
  scratch.copy(larger, 0, 0, length);
  scratch = larger;
}
