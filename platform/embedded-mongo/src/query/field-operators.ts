import type { FieldPath } from '../bson/field-path.ts';
import { visitItems } from '../bson/field-path.ts';
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
import {
  at,
  equalClause,
  inClause,
  patternClause,
  rangeClause,
  regexAt,
  within,
  type Clause,
} from './clauses.ts';
import { regularExpression } from './regular-expression.ts';
import { hasType, leavesRemainder, type ValueTest } from './value-tests.ts';

/** Compiles a filter; given to the operators that hold filters. */
export type CompileFilter = (value: RawValue) => ValueTest;

/** The clauses that a field's value in a filter means: operators, a pattern, or a value to equal. */
export function fieldClauses(path: FieldPath, value: RawValue, compile: CompileFilter): Clause[] {
  if (value.type === TYPE.regex) return [patternClause(path, regexAt(value))];
  if (!hasOperators(value)) return [equalClause(path, value)];
  const operators = elements(value);
  return operators.flatMap((operator) => operatorClauses(path, operator, operators, compile));
}

/** Whether a value of a filter is an object of operators, rather than a value to equal. */
export function hasOperators(value: RawValue): boolean {
  if (value.type !== TYPE.object) return false;
  const first = firstElement(value);
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

function allClauses(path: FieldPath, items: readonly RawValue[], compile: CompileFilter): Clause[] {
  if (items.length === 0) return [{ test: () => false }];
  return items.flatMap((item) => fieldClauses(path, item, compile));
}

/** `$elemMatch`: an element of the array satisfies all, be it operators on the value or a filter on an object. */
function elementClause(path: FieldPath, operator: RawElement, compile: CompileFilter): Clause {
  const isOnValue =
    hasOperators(operator) && !['$and', '$or', '$nor'].includes(firstElement(operator)?.name ?? '');
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

function itemsOf(operator: RawElement): RawElement[] {
  if (operator.type !== TYPE.array) throw new CommandError(CODE.badValue, `${operator.name} needs an array.`);
  return elements(operator);
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
