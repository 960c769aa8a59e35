import { FieldPath } from '../bson/field-path.ts';
import { TYPE, elements, type RawDocument, type RawElement } from '../bson/raw-bson.ts';
import { CODE, CommandError, unknown } from '../errors/command-error.ts';
import type { Condition } from './condition.ts';
import type { Clause } from './clauses.ts';
import { fieldClauses, hasOperators } from './field-operators.ts';

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
  /** Number of the clauses of which no index tells anything, and which few documents are thought to pass. */
  readonly guesses: number;
  /** What fields must equal, from which an upsert makes a document. */
  readonly equalities: readonly RawElement[];
}

/** The operators that join filters. */
export const LOGICAL_OPERATORS: readonly string[] = ['$and', '$or'];

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
    guesses: clauses.filter(({ condition, isNegated }) => !condition && !isNegated).length,
    equalities,
  };
}

function allOf(clauses: readonly Clause[]): DocumentTest {
  return (buffer, start) => {
    for (const { test } of clauses) if (!test(buffer, TYPE.object, start)) return false;
    return true;
  };
}

function documentClauses(filter: RawDocument, equalities: RawElement[]): Clause[] {
  return elements(filter).flatMap((element) => {
    const { name } = element;
    if (name === '$and') return branches(element).flatMap((branch) => documentClauses(branch, equalities));
    if (name === '$or') return [orClause(element)];
    if (name.startsWith('$')) throw unknown('query operator', name);
    if (!hasOperators(element)) equalities.push(element);
    return fieldClauses(FieldPath.of(name), element);
  });
}

function orClause(element: RawElement): Clause {
  const filters = branches(element).map((branch) => allOf(documentClauses(branch, [])));
  return { test: (buffer, _type, start) => filters.some((matches) => matches(buffer, start)) };
}

function branches(element: RawElement): RawDocument[] {
  const items = element.type === TYPE.array ? elements(element) : [];
  if (items.length === 0 || items.some(({ type }) => type !== TYPE.object)) {
    throw new CommandError(CODE.BadValue, `${element.name} must be a nonempty array of objects.`);
  }
  return items;
}
