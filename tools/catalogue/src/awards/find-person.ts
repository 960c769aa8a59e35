/** The person that a row means: by a credit, or by a name that only one person of the trade has. */
import { fold } from '@sinima/api/text/fold';
import type { Catalogue, CataloguePerson, CatalogueTitle } from '@sinima/data/catalogue';
import type { Profession } from '@sinima/contracts/vocabulary';

export type FoundPerson =
  | { readonly person: CataloguePerson }
  | { readonly person?: undefined; readonly why?: string };

/** Years between a person's known work and a prize for work that is not in the catalogue. */
const YEARS_APART = 10;

/** The profession that a category is about, or `any` of a prize for a life's work; undefined: none that is known. */
export function tradeOf(category: string): Profession | 'any' | undefined {
  if (/\bact(or|ress|ing)\b|performance|promising|revelation/i.test(category)) return 'Actor';
  if (/\bdirector\b/i.test(category) && !/\b(art|picture)\b/i.test(category)) return 'Director';
  if (/writer|screenplay/i.test(category)) return 'Writer';
  if (/cinematograph/i.test(category)) return 'Cinematographer';
  return /trailblazer|merit|legend|recognition/i.test(category) ? 'any' : undefined;
}

/** A name as it is compared, initials joined: "C. J. Obasi" as "CJ Obasi". */
export function personKey(name: string): string {
  return fold(name).replace(/\b(\w) (?=\w\b)/g, '$1');
}

/** Finds people of the catalogue. */
export class PersonFinder {
  private readonly byName = new Map<string, CataloguePerson[]>();
  private readonly bySlug: ReadonlyMap<string, CataloguePerson>;
  private readonly years = new Map<string, number[]>();

  constructor({ titles, people }: Catalogue) {
    this.bySlug = new Map(people.map((person) => [person.slug, person]));
    for (const person of people) {
      const key = personKey(person.name);
      this.byName.set(key, [...(this.byName.get(key) ?? []), person]);
    }
    for (const { releaseYear, credits } of titles) {
      for (const { person } of credits)
        this.years.set(person, [...(this.years.get(person) ?? []), releaseYear]);
    }
  }

  /** Return the person of that name who is credited in a title. */
  inTitle(name: string, { slug, credits }: CatalogueTitle): FoundPerson {
    const key = personKey(name);
    const credited = [...new Set(credits.map(({ person }) => person))].filter(
      (person) => personKey(this.bySlug.get(person)?.name ?? '') === key,
    );
    const person = credited.length === 1 ? this.bySlug.get(credited[0]!) : undefined;
    if (person !== undefined) return { person };
    return this.byName.has(key) ? { why: `no credit in ${slug}` } : {};
  }

  /** Return the one person of that name, if their trade and time fit. */
  byTrade(name: string, trade: Profession | 'any' | undefined, year: number): FoundPerson {
    const named = this.byName.get(personKey(name)) ?? [];
    const [person] = named;
    if (person === undefined) return {};
    if (named.length > 1) return { why: `ambiguous: ${named.map(({ slug }) => slug).join(', ')}` };
    const years = this.years.get(person.slug) ?? [];
    const isInTime = year >= Math.min(...years) - YEARS_APART && year <= Math.max(...years) + YEARS_APART;
    const isOfTrade = trade === 'any' || (trade !== undefined && person.roles.includes(trade));
    const fits = isOfTrade && isInTime;
    return fits ? { person } : { why: `${person.slug} is not known for it` };
  }
}
