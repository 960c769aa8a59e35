/**
 * All addresses of the site that a search engine shall know, in parts of a size that is read in one go. Remotes declare
 * which they are; one whose declaration or data fail takes only its own part away.
 */
import type { RouteDeclaration } from '@sinima/contracts/remote';
import { paths } from '@sinima/contracts/paths';
import type { SitemapCollection } from '@sinima/contracts/sitemap';
import type { BffReader } from '../api-reads/bff-client.ts';
import type { DeclaredRemote } from '../composition/declared-routes.ts';

/** Addresses in one part. */
const PART_SIZE = 1_000;
/** Items on a page of the API, as many as it gives. */
const PAGE_SIZE = 100;
/** Lists of the API are paged no deeper; the pages beyond are found by their links. */
const MAX_REACHABLE = 10_000;

/** A collection, with the path pattern that its addresses are made of. */
interface Collection extends SitemapCollection {
  readonly pattern: string;
}

/** The known parts, and the errors that kept others from being known. */
export interface KnownParts {
  readonly names: readonly string[];
  readonly failures: readonly unknown[];
}

async function mustRead(read: BffReader, path: string): Promise<unknown> {
  const answer = await read(path);
  if (answer === undefined) throw new Error(`The BFF has nothing at ${path}.`);
  return answer;
}

function pagesOf(remotes: readonly DeclaredRemote[]): RouteDeclaration[] {
  return remotes.flatMap(({ owned }) => Object.values(owned.pages));
}

/** Return the pages that are the same for every slug and every query. */
function fixedPages(remotes: readonly DeclaredRemote[]): string[] {
  const fixed = pagesOf(remotes).flatMap(({ paths: [first = ''], sitemap = 'fixed' }) =>
    sitemap === 'fixed' && !/[:*?]/.test(first) ? [first] : [],
  );
  return [paths.home(), ...fixed].toSorted();
}

/** Return the collections; of two with one name, the first. */
function collectionsOf(remotes: readonly DeclaredRemote[]): Map<string, Collection> {
  const found = new Map<string, Collection>();
  for (const {
    sitemap,
    paths: [pattern = ''],
  } of pagesOf(remotes)) {
    if (typeof sitemap !== 'object' || found.has(sitemap.name)) continue;
    found.set(sitemap.name, { ...sitemap, pattern });
  }
  return found;
}

/**
 * Return the beginnings of paths that robots shall not ask for: answers for programs, and pages that are closed. A page
 * closes no other remote's.
 */
export function closedToRobots(remotes: readonly DeclaredRemote[]): string[] {
  const closed = remotes.flatMap(({ name, owned }) => {
    const others = pagesOf(remotes.filter((each) => each.name !== name)).flatMap((page) => page.paths);
    return Object.values(owned.pages)
      .filter(({ sitemap }) => sitemap === 'closed')
      .flatMap((page) => page.paths.map((pattern) => pattern.replace(/[:*].*|\/[^/]*\?.*/, '')))
      .filter((start) => !others.some((path) => path.startsWith(start)));
  });
  return ['/api/', ...new Set(closed)];
}

/** Return the path of an item: each parameter of the pattern is filled with the field of its name. */
function pathOf(pattern: string, item: unknown): string | undefined {
  let isWhole = typeof item === 'object' && item !== null;
  const path = pattern.replaceAll(/:(\w+)/g, (_parameter, name: string) => {
    const value = isWhole ? (item as Record<string, unknown>)[name] : undefined;
    isWhole &&= typeof value === 'string' && value !== '';
    return isWhole ? encodeURIComponent(value as string) : '';
  });
  return isWhole ? path : undefined;
}

async function readItems(read: BffReader, path: string): Promise<readonly unknown[]> {
  const items = await mustRead(read, path);
  if (!Array.isArray(items)) throw new Error(`The BFF gives no list at ${path}.`);
  return items as readonly unknown[];
}

/** Return the paths of the items that the collection does not leave out. */
const pathsOf = ({ pattern, unless }: Collection, items: readonly unknown[]): string[] =>
  items
    .filter((item) => unless === undefined || (item as Record<string, unknown> | null)?.[unless] !== true)
    .flatMap((item) => pathOf(pattern, item) ?? []);

async function pagedPart(
  collection: Collection,
  part: number,
  read: BffReader,
): Promise<string[] | undefined> {
  const found: unknown[] = [];
  const perPart = PART_SIZE / PAGE_SIZE;
  for (let page = (part - 1) * perPart + 1; page <= part * perPart; page += 1) {
    const items = await readItems(read, `${collection.api}?page=${page}&pageSize=${PAGE_SIZE}`);
    found.push(...items);
    if (items.length < PAGE_SIZE) break;
  }
  return found.length === 0 ? undefined : pathsOf(collection, found);
}

async function readCount({ name, count }: Collection, read: BffReader): Promise<number> {
  const answer = await mustRead(read, count!.api);
  const value = count!.field
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null)?.[key], answer);
  if (typeof value === 'number' && value >= 0) return value;
  throw new Error(`The BFF gives no number at ${count!.api} for the sitemap ${name}.`);
}

/**
 * Read the names of the parts.
 *
 * @throws where the BFF says of no collection how large it is
 */
export async function readParts(read: BffReader, remotes: readonly DeclaredRemote[]): Promise<KnownParts> {
  const collections = [...collectionsOf(remotes).values()];
  const whole = collections.filter(({ count }) => count === undefined).map(({ name }) => name);
  const paged = collections.filter(({ count }) => count !== undefined);
  const answers = new Map<string, Promise<unknown>>();
  const readOnce: BffReader = (path) => {
    const answer = answers.get(path) ?? read(path);
    answers.set(path, answer);
    return answer;
  };
  const counts = await Promise.allSettled(paged.map((each) => readCount(each, readOnce)));
  const failures = counts.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  if (failures.length > 0 && failures.length === paged.length) throw failures[0];
  const parts = counts.flatMap((each, at) => {
    if (each.status === 'rejected') return [];
    const length = Math.ceil(Math.min(each.value, MAX_REACHABLE) / PART_SIZE);
    return Array.from({ length }, (_unused, index) => `${paged[at]!.name}-${index + 1}`);
  });
  return { names: ['pages', ...whole, ...parts], failures };
}

/**
 * Return the paths in a part; undefined where there is no such part.
 *
 * @throws where the BFF does not answer
 */
export async function readPart(
  part: string,
  read: BffReader,
  remotes: readonly DeclaredRemote[],
): Promise<readonly string[] | undefined> {
  if (part === 'pages') return fixedPages(remotes);
  const collections = collectionsOf(remotes);
  const whole = collections.get(part);
  if (whole && !whole.count) return pathsOf(whole, await readItems(read, whole.api));
  const [, name = '', number = ''] = /^([a-z-]+)-([1-9]\d?)$/.exec(part) ?? [];
  const paged = collections.get(name);
  return paged?.count && Number(number) * PART_SIZE <= MAX_REACHABLE
    ? pagedPart(paged, Number(number), read)
    : undefined;
}
