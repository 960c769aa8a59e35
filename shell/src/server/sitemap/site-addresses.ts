/** All addresses of the site that a search engine shall know, in parts of a size that is read in one go. */
import type { Stats } from '@sinima/contracts/api';
import type { Composition } from '@sinima/contracts/composition';
import { paths } from '@sinima/contracts/paths';
import type { BffReader } from '../bff-client.ts';

/** Addresses in one part. */
const PART_SIZE = 1_000;
/** Items on a page of the API, as many as it gives. */
const PAGE_SIZE = 100;
/** Lists of the API are paged no deeper; the pages beyond are found by their links. */
const MAX_REACHABLE = 10_000;

/** What robots shall not ask for: answers for programs, and results of searches. */
export const CLOSED_TO_ROBOTS = ['/api/', '/search'] as const;

const isClosed = (path: string): boolean => CLOSED_TO_ROBOTS.some((closed) => path.startsWith(closed));

type Slugs = readonly { readonly slug: string }[];

/** Collections that fit in one part, and are read at once. */
const small = {
  lists: { api: '/api/lists/public', pathOf: paths.list },
  festivals: { api: '/api/festivals', pathOf: paths.festival },
  awards: { api: '/api/awards', pathOf: (slug: string) => paths.award(slug) },
} as const;

/** Collections that are read page by page. */
const large = {
  titles: { api: '/api/titles', pathOf: paths.title, countOf: (stats: Stats) => stats.totalTitles },
  people: { api: '/api/people', pathOf: paths.person, countOf: (stats: Stats) => stats.totalPeople },
} as const;

const isIn = <T extends object>(collections: T, name: string): name is Extract<keyof T, string> =>
  Object.hasOwn(collections, name);

async function mustRead(read: BffReader, path: string): Promise<unknown> {
  const answer = await read(path);
  if (answer === undefined) throw new Error(`The BFF has nothing at ${path}.`);
  return answer;
}

/** Return the pages that are the same for every slug and every query: those whose first path has no parameter. */
function fixedPages({ remotes }: Composition): string[] {
  const patterns = remotes.flatMap(({ owned }) =>
    Object.values(owned.pages).flatMap((page) => page.paths[0] ?? []),
  );
  const fixed = patterns.filter((path) => !/[:*]/.test(path) && !isClosed(path));
  return [paths.home(), ...fixed].toSorted();
}

async function largePart(
  name: keyof typeof large,
  part: number,
  read: BffReader,
): Promise<string[] | undefined> {
  const { api, pathOf } = large[name];
  const found: string[] = [];
  const perPart = PART_SIZE / PAGE_SIZE;
  for (let page = (part - 1) * perPart + 1; page <= part * perPart; page += 1) {
    const items = (await mustRead(read, `${api}?page=${page}&pageSize=${PAGE_SIZE}`)) as Slugs;
    found.push(...items.map(({ slug }) => pathOf(slug)));
    if (items.length < PAGE_SIZE) break;
  }
  return found.length === 0 ? undefined : found;
}

/** Return the names of the parts. @throws where the BFF does not answer */
export async function readParts(read: BffReader): Promise<string[]> {
  const stats = (await mustRead(read, '/api/stats')) as Stats;
  const paged = Object.entries(large).flatMap(([name, { countOf }]) => {
    const count = Math.ceil(Math.min(countOf(stats), MAX_REACHABLE) / PART_SIZE);
    return Array.from({ length: count }, (_unused, index) => `${name}-${index + 1}`);
  });
  return ['pages', ...Object.keys(small), ...paged];
}

/**
 * Return the paths in a part; undefined where there is no such part.
 *
 * @throws where the BFF does not answer
 */
export async function readPart(
  part: string,
  read: BffReader,
  compose: () => Composition,
): Promise<readonly string[] | undefined> {
  if (part === 'pages') return fixedPages(compose());
  if (isIn(small, part)) {
    const { api, pathOf } = small[part];
    return ((await mustRead(read, api)) as Slugs).map(({ slug }) => pathOf(slug));
  }
  const [, name = '', number = ''] = /^([a-z]+)-([1-9]\d?)$/.exec(part) ?? [];
  return isIn(large, name) && Number(number) * PART_SIZE <= MAX_REACHABLE
    ? largePart(name, Number(number), read)
    : undefined;
}
