import type { FieldPath } from '../bson/field-path.ts';
import { NAN_KEY, keyOf, typeRank } from '../bson/ordered-key.ts';
import { TYPE, type RawValue } from '../bson/raw-bson.ts';
import { unknown } from '../errors/command-error.ts';
import { above, type Condition } from './condition.ts';
import { anchoredPrefix, isPrefixAlone } from './regular-expression.ts';
import { equals, hasKeyIn, isAbove, matchesPattern, type ValueTest } from './value-tests.ts';

/** A compiled clause: its test of a document, and what an index can do for it. */
export interface Clause {
  readonly test: ValueTest;
  readonly condition?: Condition;
  /** Whether it denies something, which most documents pass. */
  readonly isNegated?: boolean;
}

/** Return the test of the value at a path. */
export function at(path: FieldPath, test: ValueTest): ValueTest {
  return (buffer, type, start) => path.visit(buffer, type, start, test);
}

/** Return the test of the value at a path, and of each element where it is an array. */
function within(path: FieldPath, test: ValueTest): ValueTest {
  return (buffer, type, start) => path.visitExpanded(buffer, type, start, test);
}

/** The value at the path equals a value. */
export function equalClause(path: FieldPath, value: RawValue): Clause {
  if (value.type === TYPE.regex) throw unknown('pattern without $regex', `on ${path.text}`);
  const test = within(path, equals(value));
  if (!isPoint(value)) return { test };
  return { test, condition: { path: path.text, points: [keyOf(value)], isExact: true } };
}

/** The value at the path equals one of these values. */
export function inClause(path: FieldPath, items: readonly RawValue[]): Clause {
  if (items.some(({ type }) => type === TYPE.regex))
    throw unknown('pattern without $regex', `on ${path.text}`);
  const keys = new Set(items.map(keyOf));
  const test = within(path, hasKeyIn(keys));
  if (!items.every(isPoint)) return { test };
  return { test, condition: { path: path.text, points: [...keys].sort(), isExact: true } };
}

/** The value at the path is of the operand's type and above it, or equals it where that is `included`. */
export function lowerBoundClause(path: FieldPath, operand: RawValue, included: boolean): Clause {
  if (operand.type === TYPE.minKey || operand.type === TYPE.maxKey || operand.type === TYPE.regex) {
    throw unknown('comparison', `of ${path.text} with a MinKey, MaxKey or regular expression`);
  }
  const test = within(path, isAbove(operand, included));
  const key = keyOf(operand);
  if (!isPoint(operand) || key === NAN_KEY) return { test };
  return {
    test,
    condition: {
      path: path.text,
      range: { lower: { key, included }, upper: String.fromCharCode(typeRank(operand.type) + 1) },
      isExact: true,
    },
  };
}

/** A text at the path matches. */
export function patternClause(path: FieldPath, pattern: RegExp): Clause {
  const test = within(path, matchesPattern(pattern));
  const prefix = anchoredPrefix(pattern);
  if (prefix === '') return { test };
  const key = String.fromCharCode(typeRank(TYPE.string)) + Buffer.from(prefix).toString('latin1');
  return {
    test,
    condition: {
      path: path.text,
      range: { lower: { key, included: true }, upper: above(key) },
      isExact: isPrefixAlone(pattern),
    },
  };
}

/** Whether an index holds the value as one entry, with which it can be compared. */
function isPoint({ type }: RawValue): boolean {
  return type !== TYPE.array && type !== TYPE.null && type !== TYPE.undefined;
}
