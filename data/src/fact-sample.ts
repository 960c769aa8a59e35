/** A sample of the catalogue's facts, to be checked by hand; the same each time for one seed. */
import { createHash } from 'node:crypto';
import type { Catalogue, CatalogueTitle } from './catalogue.ts';

/** One statement that can be right or wrong. */
export interface SampledFact {
  /** The slug of the title or person, or the category of an award; a sample has each at most once. */
  readonly record: string;
  readonly fact: string;
  /** The sources that the record names. */
  readonly sources: readonly string[];
}

/** Every fact of each kind that can be drawn. */
export const FACTS_OF = {
  characters,
  facts: mainFacts,
  titles: titleFacts,
  credits: creditFacts,
  awards: awardFacts,
  births,
} satisfies Record<string, (catalogue: Catalogue) => SampledFact[]>;
export type FactKind = keyof typeof FACTS_OF;

/** Draw by the hash of each fact, so that a correction of one leaves the others of the sample in place. */
export function factSample(catalogue: Catalogue, kind: FactKind, count: number, seed: string): SampledFact[] {
  const hashOf = ({ fact }: SampledFact): string =>
    createHash('sha256').update(`${seed} ${fact}`).digest('hex');
  const ordered = FACTS_OF[kind](catalogue)
    .map((fact) => ({ fact, hash: hashOf(fact) }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1))
    .map(({ fact }) => fact);
  const seen = new Set<string>();
  return ordered.filter(({ record }) => !seen.has(record) && seen.add(record)).slice(0, count);
}

function characters({ titles, people }: Catalogue): SampledFact[] {
  const nameOf = namesOf(people);
  return titles.flatMap((title) =>
    title.credits.flatMap(({ person, characterName }) =>
      characterName === undefined
        ? []
        : of(title, `${named(title)}: ${nameOf.get(person)} plays ${characterName}.`),
    ),
  );
}

function mainFacts({ titles, people }: Catalogue): SampledFact[] {
  const nameOf = namesOf(people);
  return titles.flatMap((title) => {
    const { displayTitle, countries, releaseYear, credits } = title;
    const directors = credits
      .filter(({ role }) => role === 'DIRECTOR')
      .map(({ person }) => nameOf.get(person));
    return of(
      title,
      `${displayTitle} is of ${releaseYear} and of ${countries.join(', ')}.`,
      ...(directors.length > 0 ? [`${named(title)} was directed by ${directors.join(', ')}.`] : []),
      ...runningTime(title),
    );
  });
}

function titleFacts({ titles }: Catalogue): SampledFact[] {
  return titles.flatMap((title) =>
    of(
      title,
      `${title.displayTitle} is of ${title.releaseYear}.`,
      `${named(title)} is of ${title.countries.join(', ')}.`,
      ...(title.languages ? [`${named(title)} is in ${title.languages.join(', ')}.`] : []),
      ...runningTime(title),
    ),
  );
}

function creditFacts({ titles, people }: Catalogue): SampledFact[] {
  const nameOf = namesOf(people);
  return titles.flatMap((title) =>
    of(
      title,
      ...title.credits
        .filter(({ role }) => ['DIRECTOR', 'WRITER', 'ACTOR'].includes(role))
        .map(({ person, role }) => `${named(title)} has ${nameOf.get(person)} as ${role.toLowerCase()}.`),
    ),
  );
}

function awardFacts({ awards, titles, people }: Catalogue): SampledFact[] {
  const nameOf = new Map([...namesOf(people), ...titles.map((title) => [title.slug, named(title)] as const)]);
  return awards.flatMap(({ slug, editions }) =>
    editions.flatMap(({ year, source, categories }) =>
      categories.flatMap((category) =>
        category.nominees.map(({ title, work, person, name, won }) => {
          const honoured = [title && nameOf.get(title), work, person && nameOf.get(person), name];
          return {
            record: `${slug} ${year} ${category.name}`,
            fact: `${honoured.filter(Boolean).join(', ')} ${won ? 'won' : 'was nominated'}: ${slug} ${year}, ${category.name}.`,
            sources: [category.source ?? source ?? ''],
          };
        }),
      ),
    ),
  );
}

function births({ people }: Catalogue): SampledFact[] {
  return people
    .filter(({ birthYear }) => birthYear !== undefined)
    .flatMap((person) => of(person, `${person.name} was born in ${person.birthYear}.`));
}

function namesOf(people: Catalogue['people']): Map<string, string> {
  return new Map(people.map(({ slug, name }) => [slug, name]));
}

function named({ displayTitle, releaseYear }: CatalogueTitle): string {
  return `${displayTitle} (${releaseYear})`;
}

function runningTime(title: CatalogueTitle): string[] {
  return title.runtimeMins === undefined ? [] : [`${named(title)} runs ${title.runtimeMins} minutes.`];
}

function of(
  { slug, sources = [] }: Pick<CatalogueTitle, 'slug' | 'sources'>,
  ...facts: string[]
): SampledFact[] {
  return facts.map((fact) => ({
    record: slug,
    fact,
    sources: sources.map(({ where, url }) => url ?? where),
  }));
}
