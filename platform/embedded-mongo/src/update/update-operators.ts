import { decodeValue, encodeValue } from '../bson/decoded-document.ts';
import { keyOf } from '../bson/ordered-key.ts';
import { TYPE, elements, type RawValue } from '../bson/raw-bson.ts';
import { CODE, CommandError, unknown } from '../errors/command-error.ts';
import { hasOperators } from '../query/field-operators.ts';
import { compileElementFilter } from '../query/filter.ts';
import { sum } from './numbers.ts';

/** What becomes of a field: its new value, or undefined for none. A field that is not there is undefined. */
export type Change = (current: unknown) => unknown;

/** An update operator: compiles its operand for one field. */
export type UpdateOperator = (operand: RawValue, path: string) => Change;

/** The update operators that are known. */
export const UPDATE_OPERATORS: Readonly<Record<string, UpdateOperator>> = {
  $set: (operand) => always(operand),
  $setOnInsert: (operand) => always(operand),
  $unset: () => () => undefined,
  $inc: (operand, path) => {
    const amount = decodeValue(operand);
    return (current) => sum(current === undefined ? 0 : current, amount, path);
  },
  $min: (operand) => better(operand, (sign) => sign < 0),
  $max: (operand) => better(operand, (sign) => sign > 0),
  $push: (operand, path) => {
    const added = addedItems(operand, '$push');
    return (current) => [...arrayAt(current, path), ...added.map(decodeValue)];
  },
  $addToSet: (operand, path) => {
    const added = addedItems(operand, '$addToSet');
    return (current) => {
      const items = arrayAt(current, path);
      const keys = new Set(items.map((item) => keyOf(encodeValue(item))));
      const fresh = added.filter((item) => !keys.has(keyOf(item)) && keys.add(keyOf(item)));
      return fresh.length > 0 || current === undefined ? [...items, ...fresh.map(decodeValue)] : current;
    };
  },
  $pull: (operand, path) => {
    const matches = compileElementFilter(operand);
    const isOnObjects = operand.type === TYPE.object && !hasOperators(operand);
    return (current) => {
      if (current === undefined) return undefined;
      return arrayAt(current, path).filter((item) => {
        const { buffer, type, start } = encodeValue(item);
        return isOnObjects && type !== TYPE.object ? true : !matches(buffer, type, start);
      });
    };
  },
};

function always(operand: RawValue): Change {
  return () => decodeValue(operand);
}

function better(operand: RawValue, isBetter: (sign: number) => boolean): Change {
  const key = keyOf(operand);
  return (current) => {
    if (current === undefined) return decodeValue(operand);
    const other = keyOf(encodeValue(current));
    return isBetter(key < other ? -1 : key > other ? 1 : 0) ? decodeValue(operand) : current;
  };
}

/** The operand of `$push` and `$addToSet`: one item, or those of `$each`. */
function addedItems(operand: RawValue, operator: string): RawValue[] {
  if (!hasOperators(operand)) return [operand];
  const modifiers = elements(operand);
  const other = modifiers.find(({ name }) => name !== '$each');
  if (other) throw unknown(`modifier of ${operator}`, other.name);
  const each = modifiers[0];
  if (each?.type !== TYPE.array)
    throw new CommandError(CODE.badValue, `$each in ${operator} needs an array.`);
  return elements(each);
}

function arrayAt(current: unknown, path: string): unknown[] {
  if (current === undefined) return [];
  if (Array.isArray(current)) return current;
  throw new CommandError(CODE.badValue, `The field '${path}' must be an array.`);
}
