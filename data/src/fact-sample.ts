/** A sample of what the catalogue says, to be checked by hand: the same each time for one seed. */
import { createHash } from 'node:crypto';
import type { Catalogue } from './catalogue.ts';

/** One statement that can be right or wrong. */
export interface SampledFact {
  /** The title's slug. */
  readonly title: string;
  readonly fact: string;
}

/** Return so many characters and so many other facts, each title at most once in each. */
export function factSample(
  { titles, people }: Catalogue,
  count: number,
  seed: string,
): { characters: SampledFact[]; facts: SampledFact[] } {
  const nameOf = new Map(people.map(({ slug, name }) => [slug, name]));
  const characters = titles.flatMap(({ slug, displayTitle, releaseYear, credits }) =>
    credits.flatMap(({ person, characterName }) =>
      characterName === undefined
        ? []
        : [
            {
              title: slug,
              fact: `${displayTitle} (${releaseYear}): ${nameOf.get(person)} plays ${characterName}.`,
            },
          ],
    ),
  );
  const facts = titles.flatMap((title) => {
    const { slug, displayTitle, countries, releaseYear, runtimeMins, credits } = title;
    const directors = credits
      .filter(({ role }) => role === 'DIRECTOR')
      .map(({ person }) => nameOf.get(person));
    return [
      `${displayTitle} is of ${releaseYear} and of ${countries.join(', ')}.`,
      ...(directors.length > 0
        ? [`${displayTitle} (${releaseYear}) was directed by ${directors.join(', ')}.`]
        : []),
      ...(runtimeMins === undefined ? [] : [`${displayTitle} (${releaseYear}) runs ${runtimeMins} minutes.`]),
    ].map((fact) => ({ title: slug, fact }));
  });
  return { characters: drawn(characters, count, seed), facts: drawn(facts, count, seed) };
}

/** Draw by the hash of each fact, so that a correction of one leaves the others of the sample in place. */
function drawn(facts: readonly SampledFact[], count: number, seed: string): SampledFact[] {
  const hashOf = ({ fact }: SampledFact): string =>
    createHash('sha256').update(`${seed} ${fact}`).digest('hex');
  const ordered = facts
    .map((fact) => ({ fact, hash: hashOf(fact) }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1))
    .map(({ fact }) => fact);
  const seen = new Set<string>();
  return ordered.filter(({ title }) => !seen.has(title) && seen.add(title)).slice(0, count);
}
