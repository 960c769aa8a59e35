import type { RecordEffect } from '@sinima/data/changes/record-effect';

/** Records whose documents may follow from a change, by slug. */
export interface Touched {
  readonly titles: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
  readonly awards: ReadonlySet<string>;
}

/** Return what effects touch: their records, everybody in the credits of a title, and the titles that an award honours. */
export function touchedBy(effects: readonly RecordEffect[]): Touched {
  const titles = new Set<string>();
  const people = new Set<string>();
  const awards = new Set<string>();
  for (const { record, fields } of effects) {
    const { kind, slug } = record;
    if (kind === 'title') titles.add(slug);
    if (kind === 'person') people.add(slug);
    if (kind === 'award') awards.add(slug);
    if (kind === 'title') collect(fields, 'person', people);
    if (kind === 'award') collect(fields, 'title', titles);
  }
  return { titles, people, awards };
}

/** Add the texts that stand anywhere in a value under a key. */
function collect(value: unknown, key: string, found: Set<string>): void {
  if (value === null || typeof value !== 'object') return;
  for (const [name, held] of Object.entries(value)) {
    if (name === key && typeof held === 'string') found.add(held);
    else collect(held, key, found);
  }
}
