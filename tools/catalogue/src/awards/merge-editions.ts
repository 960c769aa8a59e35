/** The editions of an awards body with the nominees of a batch among those that were there. */
import { fold } from '@sinima/api/text/fold';
import type { AwardFacts, NomineeFacts } from '@sinima/data/catalogue';
import type { Converted } from './convert-rows.ts';

type Edition = AwardFacts['editions'][number];

interface Placed {
  readonly year: number;
  readonly category: string;
  readonly source: string | undefined;
  readonly facts: NomineeFacts;
}

export interface Merged {
  readonly editions: readonly Edition[];
  /** Existing rows that differ in whether they won; they stay as they were. */
  readonly contradictions: readonly { readonly was: Placed; readonly is: Placed }[];
  /** Existing rows that the batch does not have. */
  readonly onlyThere: readonly Placed[];
}

/** Merge a batch into the editions of a body, newest first; categories keep their order, winners come first. */
export function mergeEditions(editions: readonly Edition[], converted: readonly Converted[]): Merged {
  const batch = converted.map(({ row, facts }): Placed => {
    return { year: row.year, category: row.category, source: row.source, facts };
  });
  const there = editions.flatMap(({ year, source: page, categories }) =>
    categories.flatMap(({ name, source = page, nominees }) =>
      nominees.map((facts): Placed => ({ year, category: name, source, facts })),
    ),
  );
  const pairs = there.map((was) => ({ was, is: batch.filter((one) => areOne(was, one)) }));
  const onlyThere = pairs.filter(({ is }) => is.length === 0).map(({ was }) => was);
  const contradictions = pairs.flatMap(({ was, is }) =>
    is.filter(({ facts }) => facts.won !== was.facts.won).map((one) => ({ was, is: one })),
  );
  return { editions: editionsOf([...batch, ...onlyThere]), contradictions, onlyThere };
}

function areOne(a: Placed, b: Placed): boolean {
  if (a.year !== b.year || a.category !== b.category) return false;
  const [one, other] = [a.facts, b.facts].map(({ title, work, person, name }) => ({
    work: title ?? (work === undefined ? undefined : fold(work)),
    who: name === undefined ? person?.replaceAll('-', ' ') : fold(name),
  }));
  if (one!.work !== other!.work) return false;
  return one!.who === other!.who || one!.who === undefined || other!.who === undefined;
}

function editionsOf(placed: readonly Placed[]): Edition[] {
  const years = [...new Set(placed.map(({ year }) => year))].sort((a, b) => b - a);
  return years.map((year) => {
    const ofYear = placed.filter((one) => one.year === year);
    const source = mostFrequent(ofYear.flatMap((one) => one.source ?? []));
    const names = [...new Set(ofYear.map(({ category }) => category))];
    const categories = names.map((name) => {
      const own = ofYear.filter(({ category }) => category === name);
      const page = own[0]?.source;
      const nominees = own.map(({ facts }) => facts).sort((a, b) => Number(b.won) - Number(a.won));
      return { name, ...(page === undefined || page === source ? {} : { source: page }), nominees };
    });
    return { year, ...(source === undefined ? {} : { source }), categories };
  });
}

function mostFrequent(items: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
