import type { FieldPath } from '../bson/field-path.js';
import { visitItems } from '../bson/field-path.js';
import { keyOf, typeRank } from '../bson/ordered-key.js';
import {
  TYPE,
  cstringEnd,
  elements,
  numberOf,
  stringAt,
  type RawElement,
  type RawValue,
} from '../bson/raw-bson.js';
import { CODE, CommandError, unknown } from '../command-error.js';
import { above, type Condition, type KeyEnd } from './condition.js';
import { anchoredPrefix, regularExpression } from './regular-expression.js';
import {
  NAN_KEY,
  compares,
  equals,
  hasKeyIn,
  hasType,
  leavesRemainder,
  matchesPattern,
  type ValueTest,
} from './value-tests.js';

/** A compiled clause: its test of a document (or value), and what an index can do for it. */
export interface Clause {
  readonly test: ValueTest;
  readonly condition?: Condition;
}

/** Compiles a filter; given to the operators that hold filters. */
export type CompileFilter = (value: RawValue) => ValueTest;

/** The clauses that a field's value in a filter means: operators, a pattern, or a value to equal. */
export function fieldClauses(path: FieldPath, value: RawValue, compile: CompileFilter): Clause[] {
  if (value.type === TYPE.regex) return [patternClause(path, regexAt(value))];
  if (!hasOperators(value)) return [equalClause(path, value)];
  const operators = [...elements(value)];
  return operators.flatMap((operator) => operatorClauses(path, operator, operators, compile));
}

/** Whether a value of a filter is an object of operators, rather than a value to equal. */
export function hasOperators(value: RawValue): boolean {
  if (value.type !== TYPE.object) return false;
  const [first] = elements(value);
  return first !== undefined && first.name.startsWith('$') && !['$ref', '$id', '$db'].includes(first.name);
}

function operatorClauses(
  path: FieldPath,
  operator: RawElement,
  siblings: readonly RawElement[],
  compile: CompileFilter,
): Clause[] {
  const not = (clauses: readonly Clause[]): Clause[] => [
    { test: (buffer, type, start) => !clauses.every((clause) => clause.test(buffer, type, start)) },
  ];
  switch (operator.name) {
    case '$eq':
      return [equalClause(path, operator)];
    case '$ne':
      return not([equalClause(path, operator)]);
    case '$in':
      return [inClause(path, itemsOf(operator))];
    case '$nin':
      return not([inClause(path, itemsOf(operator))]);
    case '$gt':
      return [rangeClause(path, operator, (sign) => sign > 0)];
    case '$gte':
      return [rangeClause(path, operator, (sign) => sign >= 0)];
    case '$lt':
      return [rangeClause(path, operator, (sign) => sign < 0)];
    case '$lte':
      return [rangeClause(path, operator, (sign) => sign <= 0)];
    case '$all':
      return allClauses(path, itemsOf(operator), compile);
    case '$regex':
      return [patternClause(path, patternOf(operator, siblings))];
    case '$options':
      return [];
    case '$exists': {
      const exists: Clause = { test: at(path, (_buffer, type) => type !== TYPE.missing) };
      return isTrue(operator) ? [exists] : not([exists]);
    }
    case '$not':
      return not(fieldClauses(path, operatorsOrPattern(operator), compile));
    case '$type':
      return [{ test: within(path, hasType(operator.type === TYPE.array ? itemsOf(operator) : [operator])) }];
    case '$size': {
      const size = numberOf(operator);
      return [
        { test: at(path, (buffer, type, start) => type === TYPE.array && sizeOf(buffer, start) === size) },
      ];
    }
    case '$mod':
      return [{ test: within(path, leavesRemainder(itemsOf(operator))) }];
    case '$elemMatch':
      return [elementClause(path, operator, compile)];
    default:
      throw unknown('query operator', operator.name);
  }
}

/** Tests what stands at a path. */
function at(path: FieldPath, test: ValueTest): ValueTest {
  return (buffer, type, start) => path.visit(buffer, type, start, test);
}

/** Tests what stands at a path, and each element where it is an array. */
function within(path: FieldPath, test: ValueTest): ValueTest {
  return (buffer, type, start) => path.visitExpanded(buffer, type, start, test);
}

function equalClause(path: FieldPath, value: RawValue): Clause {
  const test = within(path, equals(value));
  if (!isPoint(value)) return { test };
  return { test, condition: { path: path.text, points: [keyOf(value)], isExact: true } };
}

function inClause(path: FieldPath, items: readonly RawValue[]): Clause {
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

function allClauses(path: FieldPath, items: readonly RawValue[], compile: CompileFilter): Clause[] {
  if (items.length === 0) return [{ test: () => false }];
  return items.flatMap((item) => fieldClauses(path, item, compile));
}

function rangeClause(path: FieldPath, operand: RawValue, holds: (sign: number) => boolean): Clause {
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

function patternClause(path: FieldPath, pattern: RegExp): Clause {
  const test = within(path, matchesPattern(pattern));
  const prefix = anchoredPrefix(pattern);
  if (prefix === '') return { test };
  const from = char(typeRank(TYPE.string)) + Buffer.from(prefix).toString('latin1');
  const lower = { key: from, included: true };
  const upper = { key: above(from), included: false };
  return { test, condition: { path: path.text, lower, upper, isExact: false } };
}

/** `$elemMatch`: an element of the array satisfies all, be it operators on the value or a filter on an object. */
function elementClause(path: FieldPath, operator: RawElement, compile: CompileFilter): Clause {
  const isOnValue =
    hasOperators(operator) && !['$and', '$or', '$nor'].includes([...elements(operator)][0]?.name ?? '');
  const matches = compile(operator);
  const test = at(path, (buffer, type, start) => {
    if (type !== TYPE.array) return false;
    return visitItems(buffer, start, (inner, itemType, itemStart) =>
      isOnValue || itemType === TYPE.object || itemType === TYPE.array
        ? matches(inner, itemType, itemStart)
        : false,
    );
  });
  return { test };
}

/** Whether an index holds the value as one entry, with which it can be compared. */
function isPoint({ type }: RawValue): boolean {
  return type !== TYPE.array && type !== TYPE.null && type !== TYPE.undefined;
}

function itemsOf(operator: RawElement): RawElement[] {
  if (operator.type !== TYPE.array) throw new CommandError(CODE.badValue, `${operator.name} needs an array.`);
  return [...elements(operator)];
}

function operatorsOrPattern(operator: RawElement): RawValue {
  if (operator.type === TYPE.regex || hasOperators(operator)) return operator;
  throw new CommandError(CODE.badValue, '$not needs a regular expression or an object of operators.');
}

function isTrue(operator: RawElement): boolean {
  return operator.type === TYPE.boolean ? operator.buffer[operator.start] === 1 : numberOf(operator) !== 0;
}

function sizeOf(buffer: Buffer, start: number): number {
  let size = 0;
  visitItems(buffer, start, () => {
    size++;
    return false;
  });
  return size;
}

function patternOf(operator: RawElement, siblings: readonly RawElement[]): RegExp {
  if (operator.type === TYPE.regex) return regexAt(operator);
  if (operator.type !== TYPE.string) throw new CommandError(CODE.badValue, '$regex has to be a string.');
  const options = siblings.find(({ name }) => name === '$options');
  const flags = options?.type === TYPE.string ? stringAt(options.buffer, options.start) : '';
  return regularExpression(stringAt(operator.buffer, operator.start), flags);
}

function regexAt({ buffer, start }: RawValue): RegExp {
  const end = cstringEnd(buffer, start);
  return regularExpression(
    buffer.toString('utf8', start, end),
    buffer.toString('utf8', end + 1, cstringEnd(buffer, end + 1)),
  );
}

function char(code: number): string {
  return String.fromCharCode(code);
}
