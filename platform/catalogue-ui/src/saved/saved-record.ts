import type { PersonRef, TitleRef, TitleType } from '@sinima/contracts/api';

/** A title or person that a visitor marked: enough of it to show it without the API. */
export interface SavedRecord {
  readonly id: string;
  readonly kind: TitleType | 'PERSON';
  readonly slug: string;
  readonly name: string;
  /** The year of release; null for people, and where it is not known. */
  readonly year: number | null;
  /** The main country's English name. */
  readonly country: string | null;
  /** The main genre of a title. */
  readonly genre: string | null;
  /** The picture's address as the API has it; null: its cloth is shown. */
  readonly picture: string | null;
}

/** Return what is remembered of a title. */
export function savedTitle({
  id,
  type,
  slug,
  displayTitle,
  releaseYear,
  countries,
  genres,
  posterUrl,
}: Omit<TitleRef, 'status'>): SavedRecord {
  return {
    id,
    kind: type,
    slug,
    name: displayTitle,
    year: releaseYear,
    country: countries[0] ?? null,
    genre: genres[0] ?? null,
    picture: posterUrl,
  };
}

/** Return what is remembered of a person. */
export function savedPerson({ id, slug, name, country, headshotUrl }: PersonRef): SavedRecord {
  return { id, kind: 'PERSON', slug, name, year: null, country, genre: null, picture: headshotUrl };
}
