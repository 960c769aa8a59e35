/** The title that a row means: by name and year, never guessed. */
import { fold } from '@sinima/api/text/fold';
import type { Catalogue, CatalogueTitle } from '@sinima/data/catalogue';
import { namesOfWork } from './cell-texts.ts';

/** Years before and after its release in which a film is honoured. */
const BEFORE = 1;
const AFTER = 3;

/** A row's facts about a work. */
export interface MeantWork {
  readonly name: string;
  /** Of the ceremony. */
  readonly year: number;
  /** Of the film; empty where the row does not say. */
  readonly directors: readonly string[];
  readonly isForSeries: boolean;
}

export type FoundTitle =
  | { readonly title: CatalogueTitle }
  | { readonly title?: undefined; readonly why?: string };

const namesOf = ({ displayTitle, originalTitle, alternativeTitles = [] }: CatalogueTitle): string[] => [
  displayTitle,
  ...(originalTitle === undefined ? [] : [originalTitle]),
  ...alternativeTitles.map(({ title }) => title),
];

/** Whether two spellings of names can be of one person: they share a word of three letters or more. */
function canBeOne(one: string, other: string): boolean {
  const words = new Set(fold(one).split(' '));
  return fold(other)
    .split(' ')
    .some((word) => word.length > 2 && words.has(word));
}

/** Finds titles of the catalogue. */
export class TitleFinder {
  private readonly byName = new Map<string, CatalogueTitle[]>();
  private readonly nameOf: ReadonlyMap<string, string>;

  constructor({ titles, people }: Catalogue) {
    this.nameOf = new Map(people.map(({ slug, name }) => [slug, name]));
    for (const title of titles) {
      for (const key of new Set(namesOf(title).map(fold))) {
        this.byName.set(key, [...(this.byName.get(key) ?? []), title]);
      }
    }
  }

  /** Return the title that is meant; where none is sure, why not, if there are titles of that name. */
  find({ name, year, directors, isForSeries }: MeantWork): FoundTitle {
    const named = [...new Set(namesOfWork(name).flatMap((one) => this.byName.get(fold(one)) ?? []))];
    const inTime = named.filter(({ type, releaseYear }) => {
      const last = type === 'SERIES' && isForSeries ? Infinity : releaseYear + AFTER;
      return year >= releaseYear - BEFORE && year <= last;
    });
    const sure = inTime.filter((title) => !this.contradicts(title, directors));
    const [title] = sure;
    if (title !== undefined && sure.length === 1) return { title };
    if (sure.length > 1) return { why: `ambiguous: ${sure.map(({ slug }) => slug).join(', ')}` };
    if (inTime.length > 0)
      return { why: `another director than ${inTime.map(({ slug }) => slug).join(', ')}` };
    if (named.length > 0) {
      return { why: `another year than ${named.map((t) => `${t.slug} (${t.releaseYear})`).join(', ')}` };
    }
    return {};
  }

  /** Whether the row names directors, and none of them directed this title. */
  private contradicts({ credits }: CatalogueTitle, directors: readonly string[]): boolean {
    const known = credits.flatMap(({ role, person }) =>
      role === 'DIRECTOR' ? (this.nameOf.get(person) ?? []) : [],
    );
    if (directors.length === 0 || known.length === 0) return false;
    return !directors.some((one) => known.some((other) => canBeOne(one, other)));
  }
}
