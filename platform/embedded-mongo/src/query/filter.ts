import { FieldPath } from '../bson/field-path.ts';
import { TYPE, elements, type RawDocument, type RawElement, type RawValue } from '../bson/raw-bson.ts';
import { CODE, CommandError, unknown } from '../errors/command-error.ts';
import type { Condition } from './condition.ts';
import type { Clause } from './clauses.ts';
import { fieldClauses, hasOperators } from './field-operators.ts';
import type { ValueTest } from './value-tests.ts';

/** Whether the document at `start` satisfies something. */
export type DocumentTest = (buffer: Buffer, start: number) => boolean;

/** A compiled filter. */
export interface Filter {
  /** Whether the document at `start` passes. */
  readonly matches: DocumentTest;
  /** Whether a document passes of which it is known that it satisfies these conditions; undefined: then all do. */
  matchesBeyond(known: readonly Condition[]): DocumentTest | undefined;
  /** Clauses that an index can answer; a document has to satisfy all. */
  readonly conditions: readonly Condition[];
  /** Number of all clauses. */
  readonly clauses: number;
  /** What fields must equal, from which an upsert makes a document. */
  readonly equalities: readonly RawElement[];
}

/** Compiles a filter, or throws what it does not know by name. No filter passes every document. */
export function compileFilter(filter: RawDocument | undefined): Filter {
  const equalities: RawElement[] = [];
  const clauses = filter ? documentClauses(filter, equalities) : [];
  return {
    matches: allOf(clauses),
    matchesBeyond: (known) => {
      const exact = new Set(known.filter(({ isExact }) => isExact));
      const open = clauses.filter(({ condition }) => !condition || !exact.has(condition));
      return open.length > 0 ? allOf(open) : undefined;
    },
    conditions: clauses.flatMap(({ condition }) => condition ?? []),
    clauses: clauses.length,
    equalities,
  };
}

function allOf(clauses: readonly Clause[]): DocumentTest {
  return (buffer, start) => {
    for (const { test } of clauses) if (!test(buffer, TYPE.object, start)) return false;
    return true;
  };
}

/**
 * The test of array elements by `$elemMatch` and `$pull`: a filter on an object, or operators, a pattern or a value to
 * equal for the element itself.
 */
export function compileElementFilter(value: RawValue): ValueTest {
  const [first] = value.type === TYPE.object ? elements(value) : [];
  const isOnValue = value.type !== TYPE.object || (hasOperators(value) && !isLogical(first?.name ?? ''));
  const clauses = isOnValue
    ? fieldClauses(FieldPath.ITSELF, value, compileElementFilter)
    : documentClauses(value, []);
  return (buffer, type, start) => clauses.every(({ test }) => test(buffer, type, start));
}

function documentClauses(filter: RawDocument, equalities: RawElement[]): Clause[] {
  return elements(filter).flatMap((element) => {
    const { name } = element;
    if (name === '$comment') return [];
    if (name === '$and') return branches(element).flatMap((branch) => documentClauses(branch, equalities));
    if (isLogical(name)) return [logicalClause(element)];
    if (name.startsWith('$')) throw unknown('query operator', name);
    equalities.push(...equalitiesIn(element));
    return fieldClauses(FieldPath.of(name), element, compileElementFilter);
  });
}

function isLogical(name: string): boolean {
  return name === '$and' || name === '$or' || name === '$nor';
}

/** `$or` and `$nor`. */
function logicalClause(element: RawElement): Clause {
  const filters = branches(element).map(compileFilterOf);
  const isNor = element.name === '$nor';
  return { test: (buffer, type, start) => filters.some((test) => test(buffer, type, start)) !== isNor };
}

function compileFilterOf(branch: RawDocument): ValueTest {
  const clauses = documentClauses(branch, []);
  return (buffer, type, start) => clauses.every(({ test }) => test(buffer, type, start));
}

function branches(element: RawElement): RawDocument[] {
  const items = element.type === TYPE.array ? elements(element) : [];
  if (items.length === 0 || items.some(({ type }) => type !== TYPE.object)) {
    throw new CommandError(CODE.badValue, `${element.name} must be a nonempty array of objects.`);
  }
  return items;
}

function equalitiesIn(element: RawElement): RawElement[] {
  if (element.type === TYPE.regex) return [];
  if (!hasOperators(element)) return [element];
  return elements(element)
    .filter(({ name }) => name === '$eq')
    .map((operand) => ({ ...operand, name: element.name }));
}
