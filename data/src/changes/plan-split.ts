import type { CatalogueRecords } from './catalogue-records.ts';
import { isSame } from './canonical-json.ts';
import type { CatalogueChange, ChangeProblem, FieldChange, RecordName } from './change.ts';
import { changed, creditedOnce, renamed, withoutRepeats, type Merged } from './plan-merge.ts';
import type { EffectField, RecordEffect, RecordFacts } from './record-effect.ts';

interface Split {
  readonly kind: Merged;
  readonly from: string;
  /** Slug of the other record. */
  readonly other: string;
}

type SplitChange = Pick<CatalogueChange, 'fields'> & Required<Pick<CatalogueChange, 'split'>>;

/**
 * Return what a split does: to the record that is two, to the other one, which may be new, and to the records in which the other one is
 * meant. Prizes for a title go to the person that the title's credits go to.
 */
export function splitEffects(
  records: CatalogueRecords,
  split: Split,
  { fields, split: { fields: given, moves } }: SplitChange,
): readonly RecordEffect[] | ChangeProblem {
  const { kind, from, other } = split;
  const before = records.facts({ kind, slug: from }) ?? {};
  const kept = records.facts({ kind, slug: other });
  const added = fields.find((field) => field.after !== undefined || field.added !== undefined);
  if (added) return { field: added.field, message: 'Of the record that is split, facts only leave.' };
  if (fields.length + moves.length === 0) return { message: 'Say what is the other one’s.' };
  if (kept && given.length > 0)
    return { field: 'into', message: 'The other record is there: correct its own facts by another edit.' };
  const elsewhere = referring(records, split, moves);
  if ('message' in elsewhere) return elsewhere;
  const own = [...fields.map(bare), ...addressOf(other, before)];
  const after = gained(kind, kept ?? ownFacts(kind, given), fields, other);
  return [
    ...(own.length === 0 ? [] : [{ record: { kind, slug: from }, did: 'changed' as const, fields: own }]),
    kept ? changed({ kind, slug: other }, kept, after) : created({ kind, slug: other }, after),
    ...elsewhere.map(({ record, facts }) => changed(record, records.facts(record) ?? {}, facts)),
  ].filter((effect) => effect.did === 'created' || effect.fields.length > 0);
}

const bare = ({ source: _source, ...field }: FieldChange): EffectField => field;

/** Where two records were merged by mistake, the other one gets its address back, which led to this one. */
const addressOf = (other: string, { formerSlugs = [] }: { formerSlugs?: unknown }): EffectField[] =>
  (formerSlugs as readonly string[]).includes(other) ? [{ field: 'formerSlugs', removed: [other] }] : [];

const created = (record: RecordName, facts: RecordFacts): RecordEffect => ({
  record,
  did: 'created',
  fields: Object.entries(facts).map(([field, after]) => ({ field, after })),
});

/** A new record, as the change describes it; a title has its credits, if only none. */
const ownFacts = (kind: Merged, given: readonly FieldChange[]): RecordFacts => ({
  ...(kind === 'title' && { credits: [] }),
  ...Object.fromEntries(given.map(({ field, after, added }) => [field, after ?? added])),
});

/** The other record keeps its fields, and gains those that it does not have; of lists the items. */
function gained(
  kind: Merged,
  kept: RecordFacts,
  leaving: readonly FieldChange[],
  other: string,
): RecordFacts {
  const after: Record<string, unknown> = { ...kept };
  for (const { field, before, removed } of leaving) {
    const now = after[field];
    const items = removed ?? (Array.isArray(before) ? (before as unknown[]) : undefined);
    if (items) {
      const all = withoutRepeats([...((now ?? []) as unknown[]), ...items]);
      after[field] = field === 'credits' && kind === 'title' ? creditedOnce(all) : all;
    } else after[field] = now ?? before;
  }
  const { formerSlugs, ...facts } = after;
  const former = ((formerSlugs ?? []) as readonly string[]).filter((slug) => slug !== other);
  return { ...facts, ...(former.length > 0 && { formerSlugs: former }) };
}

/** Return the records in which the other one is meant, as they are then. */
function referring(
  records: CatalogueRecords,
  { kind, from, other }: Split,
  moves: readonly RecordName[],
): { record: RecordName; facts: RecordFacts }[] | ChangeProblem {
  const moved: { record: RecordName; facts: RecordFacts }[] = [];
  for (const record of moves) {
    const facts = records.facts(record);
    const after = facts && renamed(record.kind, kind, facts, from, other);
    if (!after || isSame(facts, after)) return { message: `${record.kind}/${record.slug} does not name it.` };
    moved.push({ record, facts: after });
  }
  if (kind !== 'person') return moved;
  const titles = new Set(moves.flatMap((record) => (record.kind === 'title' ? [record.slug] : [])));
  const prizes = records
    .slugs('award')
    .filter((slug) => !moves.some((record) => record.kind === 'award' && record.slug === slug))
    .map((slug): RecordName => ({ kind: 'award', slug }))
    .map((record) => ({
      record,
      facts: forTitles(records.facts(record), titles, from, other) as RecordFacts,
    }));
  return [...moved, ...prizes];
}

/** Return a value in which prizes of a person for some titles are another person’s. */
function forTitles(value: unknown, titles: ReadonlySet<string>, from: string, other: string): unknown {
  if (Array.isArray(value)) return value.map((item) => forTitles(item, titles, from, other));
  if (value === null || typeof value !== 'object') return value;
  const { title, person } = value as { title?: unknown; person?: unknown };
  if (person === from && typeof title === 'string' && titles.has(title)) return { ...value, person: other };
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, forTitles(held, titles, from, other)]),
  );
}
