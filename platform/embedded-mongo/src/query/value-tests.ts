import { NAN_KEY, keyOf, orderedKey, typeRank } from '../bson/ordered-key.ts';
import { TYPE, stringAt, valueEnd, type RawValue } from '../bson/raw-bson.ts';

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

/** Values of the operand's type that are above it, or equal it where that is `included`. */
export function isAbove(operand: RawValue, included: boolean): ValueTest {
  const rank = typeRank(operand.type);
  const key = keyOf(operand);
  return (buffer, type, start) => {
    if (typeRank(type) !== rank) return false;
    const other = orderedKey(buffer, type, start);
    if (other === key) return included;
    return key !== NAN_KEY && other > key;
  };
}

/** Texts that match. */
export function matchesPattern(pattern: RegExp): ValueTest {
  return (buffer, type, start) => type === TYPE.string && pattern.test(stringAt(buffer, start));
}
