/** The filters of a browse page, as they stand in its address (`docs/specification.md §4`, `§5`). */
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import type { TitleCard, TitleSort, TitlesQuery } from '@sinima/contracts/api';
import type { ListedCatalogue, TabId } from './catalogues.ts';

/** Titles on a page of the grid. */
export const PAGE_SIZE = 24;

/** The sorts that are offered; `top-rated` and `new` are the footer's names of two of them. */
export const SORTS = [
  'popularity',
  'rating',
  'year',
  'title',
  'most-awarded',
] as const satisfies readonly TitleSort[];
const SORT_ALIASES: Readonly<Record<string, (typeof SORTS)[number]>> = { 'top-rated': 'rating', new: 'year' };

/** The years that are offered, newest first. */
export const YEARS: readonly number[] = Array.from({ length: 25 }, (_unused, index) => 2024 - index);

export interface BrowseFilters {
  readonly tab: TabId;
  readonly search: string;
  /** Empty: all. */
  readonly genre: string;
  readonly year: number | null;
  /** The first of ten years. */
  readonly decade: number | null;
  /** English name; empty: all. */
  readonly country: string;
  /** English name; empty: all. */
  readonly language: string;
  readonly sort: (typeof SORTS)[number];
  readonly status: 'released' | 'upcoming' | null;
  readonly view: 'grid' | 'list';
  readonly page: number;
}

const yearIn = (text: string | null): number | null => (/^\d{1,4}$/.test(text ?? '') ? Number(text) : null);
/** An empty filter, and `all`, are none. */
const nameIn = (text: string | null): string => (text === null || text === 'all' ? '' : text.slice(0, 60));
const choice = <const T extends string>(text: string | null, choices: readonly T[]): T | undefined =>
  choices.find((candidate) => candidate === text);

/** Read the filters; what an address has that is not a filter is passed over, and `all` is none. */
export function readFilters(search: URLSearchParams): BrowseFilters {
  const sort = search.get('sort') ?? '';
  const tab = choice(search.get('tab'), ['featured', 'trending', 'popular', 'new']) ?? 'featured';
  // New releases are out already.
  const impliedStatus = sort === 'new' ? 'released' : null;
  const status = choice(search.get('status'), ['released', 'upcoming']) ?? impliedStatus;
  return {
    tab,
    search: (search.get('search') ?? '').trim().slice(0, 100),
    genre: nameIn(search.get('genre')),
    year: yearIn(search.get('year')),
    decade: yearIn(search.get('decade')),
    country: nameIn(search.get('country')),
    language: nameIn(search.get('language')),
    sort: SORT_ALIASES[sort] ?? choice(sort, SORTS) ?? 'popularity',
    status: tab === 'new' ? null : status,
    view: choice(search.get('view'), ['grid', 'list']) ?? 'grid',
    page: pageNumberOf(search),
  };
}

/** Return the address of the same page with some filters changed; what is as by default is not written. */
export function addressWith(
  catalogue: ListedCatalogue,
  filters: BrowseFilters,
  changes: Partial<BrowseFilters>,
): string {
  const next = { ...filters, page: 1, ...changes };
  return catalogue.path({
    ...(next.tab === 'featured' ? {} : { tab: next.tab }),
    search: next.search,
    genre: next.genre,
    ...(next.year === null ? {} : { year: next.year }),
    ...(next.decade === null ? {} : { decade: next.decade }),
    country: next.country,
    language: next.language,
    ...(next.sort === 'popularity' ? {} : { sort: next.sort }),
    ...(next.status === null ? {} : { status: next.status }),
    ...(next.view === 'grid' ? {} : { view: next.view }),
    ...(next.page === 1 ? {} : { page: next.page }),
  });
}

/** Return what the API is asked for by a tab that is a list of the whole catalogue. */
export function titlesQueryOf(catalogue: ListedCatalogue, filters: BrowseFilters): TitlesQuery {
  const sorted = {
    featured: filters.sort,
    trending: filters.sort,
    popular: 'popularity',
    new: 'year',
  } as const;
  const status = filters.tab === 'new' ? 'released' : filters.status;
  return {
    type: catalogue.type,
    ...(filters.search === '' ? {} : { search: filters.search }),
    ...(filters.genre === '' ? {} : { genre: filters.genre }),
    ...(filters.year === null ? {} : { year: filters.year }),
    ...(filters.decade === null ? {} : { decade: filters.decade }),
    ...(filters.country === '' ? {} : { country: filters.country }),
    ...(filters.language === '' ? {} : { language: filters.language }),
    ...(status === null ? {} : { status }),
    sort: sorted[filters.tab],
    page: filters.page,
    pageSize: PAGE_SIZE,
  };
}

/** Nearly as search compares: without case and diacritics, so that "ajoke" finds "Àjọ̀kẹ́". Its whole folding takes 1 KB. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether one of the names is the wanted one, whatever its case; an empty one is any. */
const has = (names: readonly string[], wanted: string): boolean =>
  wanted === '' || names.some((name) => name.toLowerCase() === wanted.toLowerCase());

/** Return whether a title passes the filters: substring of the name, the others equal (`docs/specification.md §5`). */
export function passes(title: TitleCard, catalogue: ListedCatalogue, filters: BrowseFilters): boolean {
  const year = title.releaseYear;
  return (
    title.type === catalogue.type &&
    folded(title.displayTitle).includes(folded(filters.search)) &&
    has(title.genres, filters.genre) &&
    has(title.countries, filters.country) &&
    has(title.languages, filters.language) &&
    (filters.status === null || title.status === filters.status) &&
    (filters.year === null || year === filters.year) &&
    (filters.decade === null || (year !== null && year - (year % 10) === filters.decade))
  );
}
