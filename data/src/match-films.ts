/** Which titles of the catalogue are the films of a list from elsewhere. */
import { z } from 'zod';
import type { Catalogue, CatalogueTitle } from './catalogue.ts';
import { fold } from '@sinima/contracts/fold';

/** A list of films: an archive's, a festival's. Other names may follow in brackets, and directors have commas between them. */
const list = z.array(z.object({ title: z.string(), year: z.number(), director: z.string() }));

type ListedFilm = z.infer<typeof list>[number];

/** A film of the list, and the title that it is. */
export interface MatchedFilm {
  readonly film: ListedFilm;
  /** Absent: the catalogue has none. */
  readonly slug?: string;
}

/** How many years apart a film's first showing and its release may be dated. */
const YEARS_APART = 2;

/** Articles of the languages that films are often named in. */
const ARTICLE = /^(?:the|an?|le|la|les|l|un|une|el|al|os?) /;

const nameOf = (text: string): string => fold(text).replace(ARTICLE, '');

/** "Kaddu Beykat (Letter from My Village)" has two names. */
const namesOf = (text: string): string[] =>
  text
    .split(/[()[\]]/)
    .map(nameOf)
    .filter(Boolean);

const lastNames = (names: readonly string[]): string[] =>
  names.flatMap((name) => fold(name).split(' ').at(-1) || []);

/** Return each film of the list with the title of one of its names, of about its year, and of a director of that last name. */
export function matchFilms(films: unknown, { titles, people }: Catalogue): MatchedFilm[] {
  const nameOfPerson = new Map(people.map(({ slug, name }) => [slug, name]));
  const byName = new Map<string, CatalogueTitle[]>();
  for (const title of titles) {
    const others = (title.alternativeTitles ?? []).map((other) => other.title);
    const names = [title.displayTitle, title.originalTitle ?? '', ...others].flatMap(namesOf);
    for (const name of new Set(names)) byName.set(name, [...(byName.get(name) ?? []), title]);
  }
  const directorsOf = ({ credits }: CatalogueTitle): string[] =>
    credits.flatMap(({ person, role }) => (role === 'DIRECTOR' ? (nameOfPerson.get(person) ?? []) : []));
  return list.parse(films).map((film) => {
    const directors = new Set(lastNames(film.director.split(',')));
    const apart = ({ releaseYear }: CatalogueTitle): number => Math.abs(releaseYear - film.year);
    const [best] = namesOf(film.title)
      .flatMap((name) => byName.get(name) ?? [])
      .filter((title) => apart(title) <= YEARS_APART)
      .filter((title) => lastNames(directorsOf(title)).some((name) => directors.has(name)))
      .sort((a, b) => apart(a) - apart(b));
    return best ? { film, slug: best.slug } : { film };
  });
}
