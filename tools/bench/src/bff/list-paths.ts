import { below, pick, type Random } from '@sinima/seeded-random';
import type { CatalogueSample } from './catalogue-sample.ts';

/** How deep lists are paged, in items, and how many a page of the site holds. */
const MAX_DEPTH = 10_000;
const PAGE_SIZE = 24;

const SORTS = ['popularity', 'rating', 'year', 'title'];

/** One page of a list with these parameters, of its first `pages` pages. */
export function listPath(
  path: string,
  random: Random,
  pages: number,
  parameters: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams({ ...parameters, page: String(1 + below(random, pages)) });
  return `${path}?${query.toString()}`;
}

/** The last page that a list of so many items has. */
function lastPage(items: number): number {
  return Math.max(1, Math.ceil(Math.min(items, MAX_DEPTH) / PAGE_SIZE));
}

/**
 * A page of the titles with so many filters, which one title passes, and any sort: of unfiltered lists and those with
 * one filter any page, of others one of the first three.
 */
export function titlesPath(
  random: Random,
  { titles, titleCount }: CatalogueSample,
  filters: number,
  pages = filters === 0 ? lastPage(titleCount) : filters === 1 ? lastPage(titleCount / 10) : 3,
): string {
  const title = pick(random, titles);
  const possible: [string, string | number | null | undefined][] = [
    ['type', title.type],
    ['genre', title.genres[0]],
    ['year', title.releaseYear],
    ['country', title.countries[0]],
    ['language', title.languages[0]],
    ['status', 'released'],
  ];
  return listPath('/api/titles', random, pages, {
    ...chosen(random, possible, filters),
    sort: pick(random, SORTS),
  });
}

/** A page of the people with so many filters, which one person passes. */
export function peoplePath(
  random: Random,
  { people, peopleCount }: CatalogueSample,
  filters: number,
  pages = filters === 0 ? lastPage(peopleCount) : 10,
): string {
  const person = pick(random, people);
  const possible: [string, string | null | undefined][] = [
    ['role', person.roles[0]],
    ['country', person.country],
  ];
  return listPath('/api/people', random, pages, chosen(random, possible, filters));
}

function chosen(
  random: Random,
  possible: readonly [string, string | number | null | undefined][],
  count: number,
): Record<string, string> {
  const known = possible.flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)] as const],
  );
  while (known.length > count) known.splice(below(random, known.length), 1);
  return Object.fromEntries(known);
}
