/** Queries that people make from the names of a catalogue. */
import type { Catalogue } from '@sinima/data/catalogue';
import { fold } from '../src/text/fold.js';
import type { SearchResults } from '../src/search/search.dto.js';

/** A query, and the record that it means. */
interface NameQuery {
  readonly kind: 'titles' | 'people';
  readonly slug: string;
  readonly rule: string;
  readonly q: string;
}

/** Queries that people make from a name, each by a rule. */
const RULES: Readonly<Record<string, (name: string, turn: number) => string | null>> = {
  'without accents': (name) => fold(name),
  'as it is decomposed': (name) => name.normalize('NFD'),
  'in capitals': (name) => name.toUpperCase(),
  'with its words turned round': (name) => fold(name).split(' ').reverse().join(' '),
  'cut off near its end': (name) => {
    const folded = fold(name);
    return folded.length > 6 ? folded.slice(0, -2) : null;
  },
  'with one typo': (name, turn) => {
    const words = fold(name).split(' ');
    const longest = words.reduce(
      (best, word, at) => (word.length > (words[best]?.length ?? 0) ? at : best),
      0,
    );
    const word = words[longest] ?? '';
    if (word.length < 5) return null;
    const at = 1 + (turn % (word.length - 2));
    const typos = [
      word.slice(0, at) + word.slice(at + 1),
      `${word.slice(0, at)}x${word.slice(at)}`,
      `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
    ];
    words[longest] = typos[turn % typos.length] ?? word;
    return words.join(' ');
  },
};

/** Return this many queries, from names all over the catalogue. */
export function nameQueries(
  { titles, people }: Pick<Catalogue, 'titles' | 'people'>,
  count: number,
): NameQuery[] {
  const records = [
    ...titles.map(({ slug, displayTitle: name }) => ({ kind: 'titles' as const, slug, name })),
    ...people.map(({ slug, name }) => ({ kind: 'people' as const, slug, name })),
  ];
  const step = Math.max(1, Math.floor((records.length * 5) / count));
  return records
    .filter((_, index) => index % step === 0)
    .flatMap(({ kind, slug, name }, turn) =>
      Object.entries(RULES).flatMap(([rule, make]) => {
        const q = make(name, turn);
        return q ? [{ kind, slug, rule, q }] : [];
      }),
    )
    .slice(0, count);
}

/** Return the queries whose record is not among the first three results. */
export async function missedQueries(origin: string, queries: readonly NameQuery[]): Promise<string[]> {
  const missed: string[] = [];
  for (const { kind, slug, rule, q } of queries) {
    const response = await fetch(`${origin}/api/search?q=${encodeURIComponent(q)}`);
    const results = (await response.json()) as SearchResults;
    if (!results[kind].items.slice(0, 3).some((item) => item.slug === slug))
      missed.push(`${slug} ${rule}: ${q}`);
  }
  return missed;
}
