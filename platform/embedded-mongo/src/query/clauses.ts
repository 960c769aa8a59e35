import type { FieldPath } from '../bson/field-path.ts';
import { keyOf, typeRank } from '../bson/ordered-key.ts';
import { TYPE, cstringEnd, type RawValue } from '../bson/raw-bson.ts';
import { CODE, CommandError } from '../errors/command-error.ts';
import { above, type Condition, type KeyEnd } from './condition.ts';
import { anchoredPrefix, isPrefixAlone, regularExpression } from './regular-expression.ts';
import { NAN_KEY, compares, equals, hasKeyIn, matchesPattern, type ValueTest } from './value-tests.ts';

/** A compiled clause: its test of a document (or value), and what an index can do for it. */
export interface Clause {
  readonly test: ValueTest;
  readonly condition?: Condition;
}

/** Tests what stands at a path. */
export function at(path: FieldPath, test: ValueTest): ValueTest {
  return (buffer, type, start) => path.visit(buffer, type, start, test);
}

/** Tests what stands at a path, and each element where it is an array. */
export function within(path: FieldPath, test: ValueTest): ValueTest {
  return (buffer, type, start) => path.visitExpanded(buffer, type, start, test);
}

/** What stands at the path equals a value. */
export function equalClause(path: FieldPath, value: RawValue): Clause {
  const test = within(path, equals(value));
  if (!isPoint(value)) return { test };
  return { test, condition: { path: path.text, points: [keyOf(value)], isExact: true } };
}

/** What stands at the path equals one of these values, or matches one of these patterns. */
export function inClause(path: FieldPath, items: readonly RawValue[]): Clause {
  const patterns = items
    .filter(({ type }) => type === TYPE.regex)
    .map((item) => matchesPattern(regexAt(item)));
  const values = items.filter(({ type }) => type !== TYPE.regex);
  const keys = new Set(values.map(keyOf));
  const isOneOf = hasKeyIn(keys);
  const test = within(
    path,
    (buffer, type, start) =>
      isOneOf(buffer, type, start) || patterns.some((matches) => matches(buffer, type, start)),
  );
  if (patterns.length > 0 || !values.every(isPoint)) return { test };
  return { test, condition: { path: path.text, points: [...keys].sort(), isExact: true } };
}

/** What stands at the path compares with an operand in a way that `holds` for the sign of their difference. */
export function rangeClause(path: FieldPath, operand: RawValue, holds: (sign: number) => boolean): Clause {
  if (operand.type === TYPE.minKey || operand.type === TYPE.maxKey || operand.type === TYPE.regex) {
    throw new CommandError(
      CODE.badValue,
      `The embedded engine compares no MinKey, MaxKey or regular expression.`,
    );
  }
  const test = within(path, compares(operand, holds));
  const key = keyOf(operand);
  if (!isPoint(operand) || key === NAN_KEY) return { test };
  const rank = typeRank(operand.type);
  const lowest: KeyEnd =
    rank === typeRank(TYPE.double) ? { key: NAN_KEY, included: false } : { key: char(rank), included: true };
  const end: KeyEnd = { key, included: holds(0) };
  return holds(1)
    ? {
        test,
        condition: {
          path: path.text,
          lower: end,
          upper: { key: char(rank + 1), included: false },
          isExact: true,
        },
      }
    : { test, condition: { path: path.text, lower: lowest, upper: end, isExact: true } };
}

/** A text at the path matches. */
export function patternClause(path: FieldPath, pattern: RegExp): Clause {
  const test = within(path, matchesPattern(pattern));
  const prefix = anchoredPrefix(pattern);
  if (prefix === '') return { test };
  const from = char(typeRank(TYPE.string)) + Buffer.from(prefix).toString('latin1');
  const lower = { key: from, included: true };
  const upper = { key: above(from), included: false };
  return { test, condition: { path: path.text, lower, upper, isExact: isPrefixAlone(pattern) } };
}

/** Whether an index holds the value as one entry, with which it can be compared. */
function isPoint({ type }: RawValue): boolean {
  return type !== TYPE.array && type !== TYPE.null && type !== TYPE.undefined;
}

/** The regular expression of a BSON value. */
export function regexAt({ buffer, start }: RawValue): RegExp {
  const end = cstringEnd(buffer, start);
  return regularExpression(
    buffer.toString('utf8', start, end),
    buffer.toString('utf8', end + 1, cstringEnd(buffer, end + 1)),
  );
}

function char(code: number): string {
  return String.fromCharCode(code);
}
