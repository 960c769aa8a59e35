import type { CatalogueRecords } from './catalogue-records.ts';
import type { CatalogueChange, ChangeProblem, FieldConflict, RecordName, SplitFacts } from './change.ts';
import { isSame } from './canonical-json.ts';
import { brokenRules, shaped } from './check-records.ts';
import { mergeEffects } from './plan-merge.ts';
import { splitEffects } from './plan-split.ts';
import { fieldsBetween, takenBack, withPlaces, type RecordEffect } from './record-effect.ts';

/** The effects of a change, or the reason that it is impossible. */
export type PlannedChange =
  | { readonly outcome: 'possible'; readonly record: RecordName; readonly effects: readonly RecordEffect[] }
  | { readonly outcome: 'conflict'; readonly conflicts: readonly FieldConflict[] }
  | { readonly outcome: 'refused'; readonly problems: readonly ChangeProblem[] };

const refused = (message: string, field?: string): PlannedChange => ({
  outcome: 'refused',
  problems: [{ ...(field !== undefined && { field }), message }],
});

/**
 * Tell what a change does to the records, which stay as they are: against their present state, in the shape of their kind, by the
 * rules of the catalogue.
 *
 * @param effectsOf what the change of a sequence did; undefined: there is none
 */
export function planChange(
  records: CatalogueRecords,
  change: CatalogueChange,
  effectsOf: (sequence: number) => readonly RecordEffect[] | undefined,
): PlannedChange {
  const record = { ...change.record, slug: records.presentSlug(change.record) ?? change.record.slug };
  const { kind } = record;
  const isThere = records.facts(record) !== undefined;
  switch (change.kind) {
    case 'create':
      if (isThere) return refused(`The slug "${change.record.slug}" is taken.`);
      return planEffects(records, record, [{ record, did: 'created', fields: bare(change) }]);
    case 'change':
      if (!isThere) return refused('There is no such record.');
      if (change.split) return planSplit(records, record, { ...change, split: change.split });
      if (change.fields.length === 0) return refused('It changes nothing.');
      return planEffects(records, record, [{ record, did: 'changed', fields: bare(change) }]);
    case 'withdraw':
      if (!isThere) return refused('There is no such record.');
      return planEffects(records, record, [
        { record, did: 'removed', fields: fieldsBetween(records.facts(record), {}) },
      ]);
    case 'merge': {
      if (kind !== 'title' && kind !== 'person') return refused('Only titles and people can be merged.');
      const into = change.into && records.presentSlug({ kind, slug: change.into });
      if (!isThere || !into) return refused('There is no such record.', isThere ? 'into' : undefined);
      if (into === record.slug) return refused('They are one record already.', 'into');
      return planEffects(records, record, mergeEffects(records, kind, record.slug, into));
    }
    case 'revert': {
      const effects = change.reverts === undefined ? undefined : effectsOf(change.reverts);
      if (effects === undefined) return refused('There is no such change.', 'reverts');
      return planEffects(records, record, effects.map(takenBack).reverse());
    }
  }
}

function planSplit(
  records: CatalogueRecords,
  record: RecordName,
  { into, fields, split }: CatalogueChange & { readonly split: SplitFacts },
): PlannedChange {
  const { kind, slug: from } = record;
  if (kind !== 'title' && kind !== 'person') return refused('Only titles and people can be split.');
  if (into === undefined) return refused('Say what the other record is called.', 'into');
  if (into === from) return refused('They are one record.', 'into');
  const present = records.presentSlug({ kind, slug: into });
  const other = present === undefined || present === from ? into : present;
  const effects = splitEffects(records, { kind, from, other }, { fields, split });
  if ('message' in effects) return { outcome: 'refused', problems: [effects] };
  return planEffects(records, record, effects);
}

const bare = ({ fields }: CatalogueChange): RecordEffect['fields'] =>
  fields.map(({ source: _source, ...field }) => field);

/** Apply effects to a copy, and check the result. */
function planEffects(
  records: CatalogueRecords,
  record: RecordName,
  effects: readonly RecordEffect[],
): PlannedChange {
  const after = records.copy();
  const placed = effects.map((effect) => {
    const before = after.facts(effect.record);
    return { effect: withPlaces(effect, before), outcome: after.apply(effect) };
  });
  const outcomes = placed.map(({ outcome }) => outcome);
  const conflicts = outcomes.flatMap((outcome) => outcome.conflicts);
  if (conflicts.length > 0) return { outcome: 'conflict', conflicts };
  if (outcomes.every(({ isDone }) => isDone)) return refused('It changes nothing.');
  const checked = placed.map(({ effect }) => {
    const facts = after.facts(effect.record);
    if (facts === undefined) return { effect, problems: [] };
    const read = shaped(effect.record.kind, facts);
    if ('problems' in read) return { effect, problems: read.problems };
    after.put(effect.record, read.facts);
    return { effect: inShape(effect, read.facts), problems: [] };
  });
  const problems = checked.flatMap((one) => one.problems);
  if (problems.length > 0) return { outcome: 'refused', problems };
  const broken = brokenRules(
    after,
    effects.map((effect) => effect.record),
  );
  if (broken.length > 0) return { outcome: 'refused', problems: broken };
  return { outcome: 'possible', record, effects: checked.map(({ effect }) => effect) };
}

/** Return an effect whose new values are in the shape of their kind: a year that was a number is a text, keys have their order. */
function inShape(effect: RecordEffect, facts: Readonly<Record<string, unknown>>): RecordEffect {
  return {
    ...effect,
    fields: effect.fields.map((change) => {
      const { field, after, added } = change;
      const held = facts[field];
      const items = Array.isArray(held) ? (held as unknown[]) : [];
      return {
        ...change,
        ...(after !== undefined && held !== undefined && { after: held }),
        ...(added && { added: added.map((item) => items.find((one) => isSame(one, item)) ?? item) }),
      };
    }),
  };
}
