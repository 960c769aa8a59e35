import type { GramCondition } from '../trigrams.ts';

/** Whether a record with these trigrams passes all of the conditions, as a database would tell. */
export function hasGrams(grams: readonly string[], conditions: readonly GramCondition[] = []): boolean {
  return conditions.every(({ grams: wanted }) =>
    grams.some((run) => (typeof wanted === 'string' ? run === wanted : new RegExp(wanted.$regex).test(run))),
  );
}
