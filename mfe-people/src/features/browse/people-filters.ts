/** The filters of the talent page, as they stand in its address (`docs/specification.md §2`). */
import { roleName } from '@sinima/catalogue-ui/role-name';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { paths } from '@sinima/contracts/paths';
import type { PeopleQuery } from '@sinima/contracts/api';
import type { Text } from '@sinima/contracts/text';
import { countryName } from '@sinima/catalogue-ui/place-names';
import * as messages from './browse.messages.ts';

/** People on a page of the grid. */
export const PAGE_SIZE = 24;

export const ROLES = ['Actor', 'Director', 'Writer', 'Producer', 'Cinematographer'] as const;
export const COUNTRIES = ['Nigeria', 'South Africa', 'Kenya', 'Ghana', 'Egypt'] as const;

export interface PeopleFilters {
  readonly search: string;
  /** Empty: all. */
  readonly role: string;
  /** Empty: all. */
  readonly country: string;
  /** The first letter of the name, from A to Z; empty: all. Names that begin with one stand by name. */
  readonly letter: string;
  readonly page: number;
}

/** The letters that names are led to by. */
export const LETTERS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const filterOf = (text: string | null): string => (text === null || text === 'all' ? '' : text.slice(0, 60));

/** Read the filters; what an address has that is not a filter is passed over, and `all` is none. */
export function readFilters(search: URLSearchParams): PeopleFilters {
  return {
    search: (search.get('search') ?? '').trim().slice(0, 100),
    role: ROLES.find((role) => role === search.get('role')) ?? '',
    country: filterOf(search.get('country')),
    letter: LETTERS.find((letter) => letter === search.get('letter')?.toUpperCase()) ?? '',
    page: pageNumberOf(search),
  };
}

/** Return the address of the page with these filters; what is as by default is not written. */
export function addressOf({ search, role, country, letter, page }: PeopleFilters): string {
  return paths.people({ search, role, country, letter, ...(page === 1 ? {} : { page }) });
}

/** Return what the API is asked for. */
export function peopleQueryOf({ search, role, country, letter, page }: PeopleFilters): PeopleQuery {
  return {
    ...(search === '' ? {} : { search }),
    ...(role === '' ? {} : { role }),
    ...(country === '' ? {} : { country }),
    ...(letter === '' ? {} : { letter, sort: 'name' }),
    page,
    pageSize: PAGE_SIZE,
  };
}

/** Return the filters that are active, each with the address of the page without it. */
export function activeFilters(filters: PeopleFilters, text: Text): { label: string; without: string }[] {
  const { search, role, country, letter } = filters;
  const active = [
    { label: search && text(messages.quotedSearch, { search }), off: { search: '' } },
    { label: role && roleName(role, text), off: { role: '' } },
    { label: country && countryName(country, text), off: { country: '' } },
    { label: letter, off: { letter: '' } },
  ];
  return active.flatMap(({ label, off }) =>
    label === '' ? [] : [{ label, without: addressOf({ ...filters, page: 1, ...off }) }],
  );
}
