/**
 * All addresses of the site that a search engine shall know, in parts of a size that is read in one go. Remotes declare
 * which they are; one whose declaration or data fail takes only its own part away.
 */
import { languageCodes, pathIn } from '@sinima/contracts/languages';
import type { RouteDeclaration } from '@sinima/contracts/remote';
import { paths } from '@sinima/contracts/paths';
import type { SitemapCollection } from '@sinima/contracts/sitemap';
import type { BffReader } from '../api-reads/bff-client.ts';
import type { DeclaredRemote } from '../composition/declared-routes.ts';

/** Pages in one part; in each of five languages, they are 5,000 addresses in some 4 MB. A sitemap may have 50,000 in 50 MB. */
const PART_SIZE = 1_000;
/** Pages of a list that is read as one, for the same reason; those beyond are found by their links. */
const MAX_WHOLE = 2_000;
/** Items on a page of the API, as many as it gives. */
const PAGE_SIZE = 100;
/** Lists of the API are paged no deeper; the pages beyond are found by their links. */
const MAX_REACHABLE = 10_000;

/** A collection, with the path pattern that its addresses are made of, and its remote. */
interface Collection extends SitemapCollection {
  readonly pattern: string;
  readonly remote: string;
}

/** A page of a sitemap. */
export interface SitemapPage {
  /** As in English. */
  readonly path: string;
  /** Whose page it is; absent: the host's. */
  readonly remote?: string;
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

function pagesOf(remotes: readonly DeclaredRemote[]): (RouteDeclaration & { readonly remote: string })[] {
  return remotes.flatMap(({ name, owned }) =>
    Object.values(owned.pages).map((page) => ({ ...page, remote: name })),
  );
}

/** Return the pages that are the same for every slug and every query. */
function fixedPages(remotes: readonly DeclaredRemote[]): SitemapPage[] {
  const fixed = pagesOf(remotes).flatMap(({ paths: [first = ''], sitemap = 'fixed', remote }) =>
    sitemap === 'fixed' && !/[:*?]/.test(first) ? [{ path: first, remote }] : [],
  );
  return [{ path: paths.home() }, ...fixed].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Return the collections; of two with one name, the first. */
function collectionsOf(remotes: readonly DeclaredRemote[]): Map<string, Collection> {
  const found = new Map<string, Collection>();
  for (const {
    sitemap,
    paths: [pattern = ''],
    remote,
  } of pagesOf(remotes)) {
    if (typeof sitemap !== 'object' || found.has(sitemap.name)) continue;
    found.set(sitemap.name, { ...sitemap, pattern, remote });
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
  const inAllLanguages = languageCodes.flatMap((language) => closed.map((start) => pathIn(language, start)));
  return ['/api/', ...new Set(inAllLanguages)];
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

/** Return the pages of the items that the collection does not leave out. */
const pagesOfItems = ({ pattern, remote, unless }: Collection, items: readonly unknown[]): SitemapPage[] =>
  items
    .filter((item) => unless === undefined || (item as Record<string, unknown> | null)?.[unless] !== true)
    .flatMap((item) => {
      const path = pathOf(pattern, item);
      return path === undefined ? [] : [{ path, remote }];
    });

async function pagedPart(
  collection: Collection,
  part: number,
  read: BffReader,
): Promise<SitemapPage[] | undefined> {
  const found: unknown[] = [];
  const perPart = PART_SIZE / PAGE_SIZE;
  for (let page = (part - 1) * perPart + 1; page <= part * perPart; page += 1) {
    const items = await readItems(read, `${collection.api}?page=${page}&pageSize=${PAGE_SIZE}`);
    found.push(...items);
    if (items.length < PAGE_SIZE) break;
  }
  return found.length === 0 ? undefined : pagesOfItems(collection, found);
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
 * Return the pages in a part; undefined where there is no such part.
 *
 * @throws where the BFF does not answer
 */
export async function readPart(
  part: string,
  read: BffReader,
  remotes: readonly DeclaredRemote[],
): Promise<readonly SitemapPage[] | undefined> {
  if (part === 'pages') return fixedPages(remotes);
  const collections = collectionsOf(remotes);
  const whole = collections.get(part);
  if (whole && !whole.count)
    return pagesOfItems(whole, (await readItems(read, whole.api)).slice(0, MAX_WHOLE));
  const [, name = '', number = ''] = /^([a-z-]+)-([1-9]\d?)$/.exec(part) ?? [];
  const paged = collections.get(name);
  return paged?.count && Number(number) * PART_SIZE <= MAX_REACHABLE
    ? pagedPart(paged, Number(number), read)
    : undefined;
}
