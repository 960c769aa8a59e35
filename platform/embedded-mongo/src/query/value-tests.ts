import { keyOf, orderedKey, typeRank } from '../bson/ordered-key.ts';
import { TYPE, numberOf, stringAt, valueEnd, type RawValue } from '../bson/raw-bson.ts';
import { CODE, CommandError, unknown } from '../errors/command-error.ts';

/** Whether a value satisfies something. */
export type ValueTest = (buffer: Buffer, type: number, start: number) => boolean;

/** Values that equal this one, in MongoDB's sense: 1 and 1.0 are equal, null and a missing field too. */
export function equals(operand: RawValue): ValueTest {
  if (operand.type === TYPE.string || operand.type === TYPE.objectId) return sameBytes(operand);
  const rank = typeRank(operand.type);
  const key = keyOf(operand);
  return (buffer, type, start) => typeRank(type) === rank && orderedKey(buffer, type, start) === key;
}

function sameBytes({ buffer: other, type: otherType, start: otherStart }: RawValue): ValueTest {
  const bytes = Buffer.from(other.subarray(otherStart, valueEnd(other, otherType, otherStart)));
  const { length } = bytes;
  return (buffer, type, start) => {
    if (type !== otherType) return false;
    for (let at = 0; at < length; at++) if (buffer[start + at] !== bytes[at]) return false;
    return true;
  };
}

/** Values that have one of these keys. */
export function hasKeyIn(keys: ReadonlySet<string>): ValueTest {
  const ranks = new Set(Array.from(keys, (key) => key.charCodeAt(0)));
  return (buffer, type, start) => ranks.has(typeRank(type)) && keys.has(orderedKey(buffer, type, start));
}

/** Values of the operand's type on one side of it. */
export function compares(operand: RawValue, holds: (sign: number) => boolean): ValueTest {
  const rank = typeRank(operand.type);
  const key = keyOf(operand);
  if (isNaNKey(key)) return (buffer, type, start) => holds(0) && orderedKey(buffer, type, start) === key;
  return (buffer, type, start) => {
    if (typeRank(type) !== rank) return false;
    const other = orderedKey(buffer, type, start);
    return !isNaNKey(other) && holds(other < key ? -1 : other > key ? 1 : 0);
  };
}

/** The key of NaN, which stands below all numbers but is neither below nor above any. */
export const NAN_KEY = `\x28${'\0'.repeat(8)}`;

function isNaNKey(key: string): boolean {
  return key === NAN_KEY;
}

/** Texts that match. */
export function matchesPattern(pattern: RegExp): ValueTest {
  return (buffer, type, start) => type === TYPE.string && pattern.test(stringAt(buffer, start));
}

const TYPE_NAMES: Readonly<Record<string, readonly number[]>> = {
  double: [TYPE.double],
  string: [TYPE.string],
  object: [TYPE.object],
  array: [TYPE.array],
  binData: [TYPE.binary],
  objectId: [TYPE.objectId],
  bool: [TYPE.boolean],
  date: [TYPE.date],
  null: [TYPE.null],
  regex: [TYPE.regex],
  int: [TYPE.int32],
  timestamp: [TYPE.timestamp],
  long: [TYPE.int64],
  decimal: [TYPE.decimal128],
  number: [TYPE.double, TYPE.int32, TYPE.int64, TYPE.decimal128],
};

/** Values of these types, by name or number. */
export function hasType(operands: readonly RawValue[]): ValueTest {
  const types = new Set(
    operands.flatMap((operand) => {
      const number = numberOf(operand);
      if (number !== undefined) return [number];
      const name = operand.type === TYPE.string ? stringAt(operand.buffer, operand.start) : '';
      const named = TYPE_NAMES[name];
      if (!named) throw unknown('type', `"${name}"`);
      return named;
    }),
  );
  return (_buffer, type) => types.has(type);
}

/** Numbers that leave this remainder. */
export function leavesRemainder(operands: readonly RawValue[]): ValueTest {
  const [divisor, remainder] = operands.map(numberOf);
  if (
    operands.length !== 2 ||
    !Math.trunc(divisor ?? 0) ||
    divisor === undefined ||
    remainder === undefined
  ) {
    throw new CommandError(
      CODE.badValue,
      '$mod needs an array of a divisor, which is not 0, and a remainder.',
    );
  }
  const whole = BigInt(Math.trunc(divisor));
  const rest = BigInt(Math.trunc(remainder));
  return (buffer, type, start) => {
    const number = type === TYPE.int64 ? buffer.readBigInt64LE(start) : numberOf({ buffer, type, start });
    if (number === undefined || (typeof number === 'number' && !Number.isFinite(number))) return false;
    return (typeof number === 'bigint' ? number : BigInt(Math.trunc(number))) % whole === rest;
  };
}
