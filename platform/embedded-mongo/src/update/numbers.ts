import { Double, Int32, Long } from 'bson';
import { isNumber } from '../bson/decoded-document.ts';
import { CODE, CommandError } from '../errors/command-error.ts';

/** The sum of two of BSON's numbers, in the type that MongoDB gives it: a double if one is, else the smallest integer type of both that holds it. */
export function sum(a: unknown, b: unknown, path: string): Int32 | Double | Long {
  if (!isNumber(a) || !isNumber(b)) {
    throw new CommandError(
      CODE.TypeMismatch,
      `Cannot apply $inc to '${path}': both have to be int, long or double.`,
    );
  }
  if (isDouble(a) || isDouble(b)) return new Double(Number(a.valueOf()) + Number(b.valueOf()));
  const total = toBigInt(a) + toBigInt(b);
  if (BigInt.asIntN(64, total) !== total) {
    throw new CommandError(CODE.BadValue, `Cannot apply $inc to '${path}': the sum is beyond 64 bits.`);
  }
  const isWide = a instanceof Long || b instanceof Long || BigInt.asIntN(32, total) !== total;
  return isWide ? Long.fromBigInt(total) : new Int32(Number(total));
}

function isDouble(value: number | Int32 | Double | Long): boolean {
  return value instanceof Double || (typeof value === 'number' && !Number.isInteger(value));
}

function toBigInt(value: number | Int32 | Double | Long): bigint {
  return value instanceof Long ? value.toBigInt() : BigInt(value.valueOf());
}
