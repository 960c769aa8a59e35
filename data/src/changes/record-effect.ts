import { isSame } from './canonical-json.ts';
import type { FieldChange, FieldConflict, RecordName } from './change.ts';

/** The fields of a record as its file has them. */
export type RecordFacts = Readonly<Record<string, unknown>>;

/** A changed field of a record, with the places of items of a list. */
export interface EffectField extends Omit<FieldChange, 'source'> {
  /** Of items that leave without a successor: their places in the list, from 0, to which they come back when the change is taken back. */
  readonly removedAt?: readonly number[];
  /** Where items come to; left out: they take the places of those that leave, and others the end. */
  readonly addedAt?: readonly number[];
}

/** The effect of a change on one record; a merge affects many. */
export interface RecordEffect {
  readonly record: RecordName;
  readonly did: 'changed' | 'created' | 'removed';
  /** Of a created record all fields, each without `before`; of a removed one, without `after`. */
  readonly fields: readonly EffectField[];
}

/** The outcome of an effect on a record. */
export interface EffectOutcome {
  /** Undefined: the record is no more. */
  readonly facts: RecordFacts | undefined;
  /** Fields that are others than the effect says; where there are any, `facts` are the former ones. */
  readonly conflicts: readonly FieldConflict[];
  /** Whether the record was so already. */
  readonly isDone: boolean;
}

const isOfItems = ({ removed, added }: EffectField): boolean => removed !== undefined || added !== undefined;

/** Apply an effect to a record's facts, undefined where there is no such record. */
export function applyEffect(facts: RecordFacts | undefined, effect: RecordEffect): EffectOutcome {
  if (effect.did === 'removed' && facts === undefined) return { facts, conflicts: [], isDone: true };
  if (effect.did === 'changed' && facts === undefined)
    return { facts, conflicts: [{ field: '' }], isDone: false };
  const after: Record<string, unknown> = { ...facts };
  const conflicts = effect.fields.flatMap((field) => applyField(after, field));
  if (effect.did === 'created' && facts !== undefined && !isSame(facts, after)) {
    return { facts, conflicts: [{ field: '', now: facts }], isDone: false };
  }
  if (conflicts.length > 0) return { facts, conflicts, isDone: false };
  if (effect.did === 'removed') {
    const left = Object.keys(after);
    const isWhole = left.length === 0;
    const others = left.map((field) => ({ field, now: after[field] }));
    return { facts: isWhole ? undefined : facts, conflicts: others, isDone: false };
  }
  return { facts: after, conflicts, isDone: facts !== undefined && isSame(facts, after) };
}

/** Change one field in place; return it where it is another one than the change says. */
function applyField(facts: Record<string, unknown>, change: EffectField): FieldConflict[] {
  const { field, before, after } = change;
  const now = Object.hasOwn(facts, field) ? facts[field] : undefined;
  if (isOfItems(change)) return applyItems(facts, change, now);
  if (isSame(now, after)) return [];
  if (!isSame(now, before)) return [{ field, before, now }];
  if (after === undefined) delete facts[field];
  else facts[field] = after;
  return [];
}

/** An item that comes takes the place of the one that leaves with it; others come to a place that is named, or to the end. */
function applyItems(
  facts: Record<string, unknown>,
  { field, removed = [], added = [], addedAt = [] }: EffectField,
  now: unknown,
): FieldConflict[] {
  if (now !== undefined && !Array.isArray(now)) return [{ field, before: removed, now }];
  const items: unknown[] = [...((now ?? []) as unknown[])];
  const hasItem = (wanted: unknown): boolean => items.some((item) => isSame(item, wanted));
  if (added.every(hasItem) && !removed.some(hasItem)) return [];
  const missing = removed.filter((item) => !hasItem(item));
  if (missing.length > 0) return [{ field, before: missing, now }];
  removed.forEach((item, at) => {
    const place = items.findIndex((one) => isSame(one, item));
    const replacement = at < added.length && !hasItem(added[at]) ? [added[at]] : [];
    items.splice(place, 1, ...replacement);
  });
  const coming = added.map((item, at) => ({ item, place: addedAt[at] ?? Infinity })).slice(removed.length);
  for (const { item, place } of coming.sort((a, b) => (a.place === b.place ? 0 : a.place - b.place))) {
    if (!hasItem(item)) items.splice(place, 0, item);
  }
  if (items.length === 0) delete facts[field];
  else facts[field] = items;
  return [];
}

/** Return what takes an effect back. */
export function takenBack({ record, did, fields }: RecordEffect): RecordEffect {
  return {
    record,
    did: did === 'created' ? 'removed' : did === 'removed' ? 'created' : did,
    fields: fields.map((change) => {
      const { field, before, after, removed, added, removedAt, addedAt } = change;
      return isOfItems(change)
        ? {
            field,
            ...(added && { removed: added }),
            ...(removed && { added: removed }),
            ...(addedAt && { removedAt: addedAt }),
            ...(removedAt && { addedAt: removedAt }),
          }
        : {
            field,
            ...(after !== undefined && { before: after }),
            ...(before !== undefined && { after: before }),
          };
    }),
  };
}

/** Return an effect that says where items stand that leave a list without a successor. @param facts the record before it */
export function withPlaces(effect: RecordEffect, facts: RecordFacts = {}): RecordEffect {
  const fields = effect.fields.map((change): EffectField => {
    const { field, removed = [], added = [] } = change;
    const items = facts[field];
    if (removed.length <= added.length || !Array.isArray(items)) return change;
    return {
      ...change,
      removedAt: removed.map((item) => items.findIndex((one) => isSame(one, item))),
    };
  });
  return { ...effect, fields };
}

/** Return the fields in which a record's states differ: of lists the items, where that is enough; of others the whole value. */
export function fieldsBetween(before: RecordFacts = {}, after: RecordFacts = {}): EffectField[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) => {
      const [was, is] = [before[field], after[field]];
      const items = Array.isArray(was) && Array.isArray(is) ? itemsBetween(field, was, is) : undefined;
      return (
        items ?? { field, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }
      );
    });
}

/** Return the items that leave a list and come to it; undefined: that does not lead to the same order. */
function itemsBetween(
  field: string,
  before: readonly unknown[],
  after: readonly unknown[],
): EffectField | undefined {
  const without = (items: readonly unknown[], others: readonly unknown[]): unknown[] =>
    items.filter((item) => !others.some((other) => isSame(other, item)));
  const [removed, added] = [without(before, after), without(after, before)];
  const change = {
    field,
    ...(removed.length > 0 && { removed }),
    ...(added.length > 0 && { added }),
  };
  const facts: Record<string, unknown> = { [field]: before };
  applyField(facts, change);
  return isSame(facts[field], after) && isOfItems(change) ? change : undefined;
}
