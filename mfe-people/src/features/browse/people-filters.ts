/** The filters of the talent page, as they stand in its address (`docs/specification.md §2`). */
import { paths } from '@sinima/contracts/paths';
import type { PeopleQuery } from '@sinima/contracts/api';

/** People on a page of the grid. */
export const pageSize = 24;
/** The API pages lists 10,000 items deep. */
const lastPage = Math.floor(10_000 / pageSize);

export const roles = ['Actor', 'Director', 'Writer', 'Producer', 'Cinematographer'] as const;
export const countries = ['Nigeria', 'South Africa', 'Kenya', 'Ghana', 'Egypt'] as const;

export interface PeopleFilters {
  readonly search: string;
  /** Empty: all. */
  readonly role: string;
  /** Empty: all. */
  readonly country: string;
  readonly page: number;
}

const filterOf = (text: string | null): string => (text === null || text === 'all' ? '' : text.slice(0, 60));

/** Reads the filters; what an address has that is not a filter is passed over, and `all` is none. */
export function readFilters(search: URLSearchParams): PeopleFilters {
  const page = search.get('page') ?? '';
  return {
    search: (search.get('search') ?? '').trim().slice(0, 100),
    role: roles.find((role) => role === search.get('role')) ?? '',
    country: filterOf(search.get('country')),
    page: /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), lastPage) : 1,
  };
}

/** The address of the page with these filters; what is as by default is not written. */
export function addressOf({ search, role, country, page }: PeopleFilters): string {
  return paths.people({ search, role, country, ...(page === 1 ? {} : { page }) });
}

/** What the API is asked. */
export function peopleQueryOf({ search, role, country, page }: PeopleFilters): PeopleQuery {
  return {
    ...(search === '' ? {} : { search }),
    ...(role === '' ? {} : { role }),
    ...(country === '' ? {} : { country }),
    page,
    pageSize,
  };
}
