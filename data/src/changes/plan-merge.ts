import type { CatalogueRecords } from './catalogue-records.ts';
import { isSame } from './canonical-json.ts';
import type { RecordKind, RecordName } from './change.ts';
import { fieldsBetween, type RecordEffect, type RecordFacts } from './record-effect.ts';

/** The kinds of records that others refer to by slug. */
export type Merged = 'title' | 'person';

/** Return what a merge does: to the record that goes, the one that stays, and all that refer to the former. */
export function mergeEffects(
  records: CatalogueRecords,
  kind: Merged,
  from: string,
  into: string,
): RecordEffect[] {
  const gone = records.facts({ kind, slug: from }) ?? {};
  const kept = records.facts({ kind, slug: into }) ?? {};
  return [
    changed({ kind, slug: from }, gone, undefined),
    changed({ kind, slug: into }, kept, joined(kind, kept, gone, from)),
    ...referring(records, kind, from, into).map(({ record, facts }) =>
      changed(record, facts, renamed(record.kind, kind, facts, from, into)),
    ),
  ].filter(({ fields }) => fields.length > 0);
}

/** Return how a record is another one than before; without `after`, it is no more. */
export function changed(
  record: RecordName,
  before: RecordFacts,
  after: RecordFacts | undefined,
): RecordEffect {
  return {
    record,
    did: after === undefined ? 'removed' : 'changed',
    fields: fieldsBetween(before, after),
  };
}

/** The record that stays keeps its fields, and gains those that only the other one has. */
function joined(kind: Merged, kept: RecordFacts, gone: RecordFacts, from: string): RecordFacts {
  const list = (facts: RecordFacts, field: string): unknown[] => (facts[field] ?? []) as unknown[];
  const both = (field: string): unknown[] => withoutRepeats([...list(kept, field), ...list(gone, field)]);
  return {
    ...gone,
    ...kept,
    ...(kind === 'title' && { credits: creditedOnce(both('credits')) }),
    ...((kept.sources ?? gone.sources) !== undefined && { sources: both('sources') }),
    formerSlugs: withoutRepeats([...both('formerSlugs'), from]),
  };
}

function referring(
  records: CatalogueRecords,
  kind: Merged,
  from: string,
  into: string,
): { record: RecordName; facts: RecordFacts }[] {
  const titles = kind === 'person' ? records.titlesOf(from).map(({ slug }) => slug) : [];
  const others = (['award', 'festival', 'list'] as const).flatMap((other) =>
    records.slugs(other).map((slug): RecordName => ({ kind: other, slug })),
  );
  return [...titles.map((slug): RecordName => ({ kind: 'title', slug })), ...others]
    .map((record) => ({ record, facts: records.facts(record) ?? {} }))
    .filter(({ record, facts }) => !isSame(facts, renamed(record.kind, kind, facts, from, into)));
}

/** Return a record in which one slug stands for another. */
export function renamed(
  of: RecordKind,
  kind: Merged,
  facts: RecordFacts,
  from: string,
  into: string,
): RecordFacts {
  if (of === 'list') {
    const field = kind === 'title' ? 'titles' : 'people';
    const slugs = facts[field] as readonly string[] | undefined;
    if (!slugs?.includes(from)) return facts;
    return { ...facts, [field]: withoutRepeats(slugs.map((slug) => (slug === from ? into : slug))) };
  }
  if (of === 'title') {
    const credits = rewritten(facts.credits, kind, from, into) as unknown[];
    return { ...facts, credits: creditedOnce(credits) };
  }
  return rewritten(facts, kind, from, into) as RecordFacts;
}

/** In awards, festivals and credits the fields `title` and `person` hold slugs. */
function rewritten(value: unknown, field: Merged, from: string, into: string): unknown {
  if (Array.isArray(value)) return value.map((item) => rewritten(item, field, from, into));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [
      key,
      key === field && held === from ? into : rewritten(held, field, from, into),
    ]),
  );
}

/** Nobody is credited twice for one role; the first credit stays. */
export function creditedOnce(credits: readonly unknown[]): unknown[] {
  const roles = new Set<string>();
  return credits.filter((credit) => {
    const { person, role } = credit as { person: string; role: string };
    const key = `${person} ${role}`;
    return !roles.has(key) && roles.add(key);
  });
}

/** Return items without those that are there before. */
export const withoutRepeats = <Item>(items: readonly Item[]): Item[] =>
  items.filter((item, at) => items.findIndex((other) => isSame(other, item)) === at);
