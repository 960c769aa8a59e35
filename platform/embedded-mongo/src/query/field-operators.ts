import type { FieldPath } from '../bson/field-path.ts';
import {
  TYPE,
  elements,
  firstElement,
  numberOf,
  stringAt,
  type RawElement,
  type RawValue,
} from '../bson/raw-bson.ts';
import { CODE, CommandError, unknown } from '../errors/command-error.ts';
import { at, equalClause, inClause, lowerBoundClause, patternClause, type Clause } from './clauses.ts';
import { regularExpression } from './regular-expression.ts';

/** What an operator on a field means; `siblings` are all the operators that stand with it. */
type FieldOperator = (path: FieldPath, operand: RawElement, siblings: readonly RawElement[]) => Clause[];

/** The operators that a filter can put on a field. */
export const FIELD_OPERATORS: Readonly<Record<string, FieldOperator>> = {
  $ne: (path, operand) => [not([equalClause(path, operand)])],
  $in: (path, operand) => [inClause(path, itemsOf(operand))],
  $nin: (path, operand) => [not([inClause(path, itemsOf(operand))])],
  $gt: (path, operand) => [lowerBoundClause(path, operand, false)],
  $gte: (path, operand) => [lowerBoundClause(path, operand, true)],
  $all: (path, operand) => {
    const items = itemsOf(operand);
    return items.length === 0 ? [{ test: () => false }] : items.map((item) => equalClause(path, item));
  },
  $exists: (path, operand) => {
    const exists: Clause = { test: at(path, (_buffer, type) => type !== TYPE.missing) };
    return [isTrue(operand) ? exists : not([exists])];
  },
  $regex: (path, operand, siblings) => [patternClause(path, patternOf(operand, siblings))],
  $options: () => [],
  $not: (path, operand) => {
    if (!hasOperators(operand)) throw unknown('query operator', '$not without an object of operators');
    return [not(fieldClauses(path, operand))];
  },
};

/** Return the clauses that a field's value in a filter means: operators, or a value to equal. */
export function fieldClauses(path: FieldPath, value: RawValue): Clause[] {
  if (!hasOperators(value)) return [equalClause(path, value)];
  const operators = elements(value);
  return operators.flatMap((operand) => {
    const operator = Object.hasOwn(FIELD_OPERATORS, operand.name) ? FIELD_OPERATORS[operand.name] : undefined;
    if (!operator) throw unknown('query operator', operand.name);
    return operator(path, operand, operators);
  });
}

/** Whether a value of a filter is an object of operators, rather than a value to equal. */
export function hasOperators(value: RawValue): boolean {
  return value.type === TYPE.object && firstElement(value)?.name.startsWith('$') === true;
}

function not(clauses: readonly Clause[]): Clause {
  return {
    test: (buffer, type, start) => !clauses.every((clause) => clause.test(buffer, type, start)),
    isNegated: true,
  };
}

function itemsOf(operand: RawElement): RawElement[] {
  if (operand.type !== TYPE.array) throw new CommandError(CODE.BadValue, `${operand.name} needs an array.`);
  return elements(operand);
}

function isTrue(operand: RawElement): boolean {
  return operand.type === TYPE.boolean ? operand.buffer[operand.start] === 1 : numberOf(operand) !== 0;
}

function patternOf(operand: RawElement, siblings: readonly RawElement[]): RegExp {
  if (operand.type !== TYPE.string) throw new CommandError(CODE.BadValue, '$regex has to be a string.');
  const options = siblings.find(({ name }) => name === '$options');
  const flags = options?.type === TYPE.string ? stringAt(options.buffer, options.start) : '';
  return regularExpression(stringAt(operand.buffer, operand.start), flags);
}
