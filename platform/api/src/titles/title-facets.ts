/** The filters that a title answers to. All that are given must hold. */
export interface TitleFacetFilter {
  readonly type?: string;
  readonly status?: string;
  readonly year?: number;
  readonly decade?: number;
  readonly genre?: string;
  readonly country?: string;
  readonly language?: string;
  readonly platform?: string;
  readonly city?: string;
}

/** The fields by which a title is filtered. */
export interface FacetedTitle {
  readonly type: string;
  readonly status: string;
  readonly releaseYear?: number | null;
  readonly genres: readonly string[];
  readonly countries: readonly string[];
  readonly languages: readonly string[];
  readonly streamingPlatforms: readonly string[];
  readonly showings: readonly { readonly city: string }[];
}

/** The facet that every title has, so that a list without filters uses the same indexes. */
const ANY = 'any';

const facet = (kind: keyof TitleFacetFilter, value: string | number): string =>
  `${kind}:${String(value).trim().toLowerCase()}`;

/** Return the first year of the ten that a year belongs to. */
function decadeOf(year: number): number {
  return year - (year % 10);
}

/** Return the facets under which a title is indexed, e.g. `['any', 'type:movie', 'genre:drama', 'year:2019']`. */
export function titleFacets(title: FacetedTitle): string[] {
  return [
    ANY,
    facet('type', title.type),
    facet('status', title.status),
    ...(title.releaseYear == null
      ? []
      : [facet('year', title.releaseYear), facet('decade', decadeOf(title.releaseYear))]),
    ...title.genres.map((genre) => facet('genre', genre)),
    ...title.countries.map((country) => facet('country', country)),
    ...title.languages.map((language) => facet('language', language)),
    ...(title.streamingPlatforms.length > 0 ? [STREAMS] : []),
    ...title.streamingPlatforms.map((platform) => facet('platform', platform)),
    ...(title.showings.length > 0 ? [SHOWN] : []),
    ...new Set(title.showings.map(({ city }) => facet('city', city))),
  ];
}

/** The facet of titles that are shown in any theater. */
export const SHOWN = 'shown';

/** The facet of titles that stream anywhere. */
export const STREAMS = 'streams';

/** Return the facets that a title must have to pass a filter; {@link ANY} when nothing is filtered. */
export function requiredFacets(filter: TitleFacetFilter): string[] {
  const kinds = [
    'type',
    'status',
    'year',
    'decade',
    'genre',
    'country',
    'language',
    'platform',
    'city',
  ] as const;
  const required = kinds.flatMap((kind) => {
    const value = filter[kind];
    return value === undefined ? [] : [facet(kind, value)];
  });
  return required.length > 0 ? required : [ANY];
}
