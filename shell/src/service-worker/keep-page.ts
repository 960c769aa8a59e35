import { SAVE_DATA_COOKIE } from '@sinima/contracts/data-use';
import { isSwitchedOn } from '../page/data-saver.ts';
import type { Copies, FetchedPage } from './copies.ts';
import { readPageDocument } from './page-document.ts';
import type { WorkerScope } from './worker-scope.ts';

/** For how long a document is not fetched anew to be kept, in milliseconds. */
const LASTING_MS = 3_600_000;

/** Most files that a page may name beside those of its document. */
const MAX_OTHER_FILES = 100;

/** Headers that say how the document came, and not what it is. */
const OF_TRANSFER = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'vary',
  'use-as-dictionary',
  'link',
]);

const isCode = (path: string): boolean => path.startsWith('/releases/');
const isCloth = (path: string): boolean => path.startsWith('/cloth/');

/** `fetch`, of paths of this site. */
type FetchPath = (path: string, init?: RequestInit) => Promise<Response>;

export interface Keeper {
  readonly copies: Copies;
  readonly fetch: FetchPath;
  /** Whether nothing may be downloaded for copies: only what the browser has is kept. */
  readonly savesData: () => Promise<boolean>;
  readonly now: () => number;
}

/** Tell whether the visitor saves data: the worker sees neither window nor `document.cookie`. */
export async function workerSavesData({ navigator, cookieStore }: WorkerScope): Promise<boolean> {
  if (navigator.connection?.saveData === true) return true;
  const cookie = await cookieStore?.get(SAVE_DATA_COOKIE).catch(() => null);
  return isSwitchedOn(cookie ? `${SAVE_DATA_COOKIE}=${cookie.value}` : undefined);
}

/** Read from the browser's own cache, which costs no bytes. Undefined: it is not there. */
const fromBrowserCache = (fetchIt: FetchPath, path: string): Promise<Response | undefined> =>
  fetchIt(path, { cache: 'only-if-cached', mode: 'same-origin' }).then(
    (response) => (response.ok ? response : undefined),
    () => undefined,
  );

/** Return the document as a page to keep; undefined where it is no page of the site, or one for this visitor alone. */
async function pageOf(path: string, response: Response, now: number): Promise<FetchedPage | undefined> {
  const mayBeKept = !/no-store/.test(response.headers.get('Cache-Control') ?? '');
  if (response.status !== 200 || response.redirected || !mayBeKept) return undefined;
  const html = await response.text();
  const read = readPageDocument(html);
  if (!read) return undefined;
  const madeAt = Date.parse(response.headers.get('Date') ?? '');
  return {
    ...read,
    path,
    html,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !OF_TRANSFER.has(name))),
    keptAt: Number.isNaN(madeAt) ? now : madeAt,
    bytes: new TextEncoder().encode(html).byteLength,
  };
}

/** Fetch the document where the browser has none, an old one, or one from before the latest change of releases. */
async function fetchPage(
  { copies, fetch: fetchIt, savesData, now }: Keeper,
  path: string,
): Promise<FetchedPage | undefined> {
  const { releases } = await copies.index();
  const cached = await fromBrowserCache(fetchIt, path);
  const page = cached && (await pageOf(path, cached, now()));
  const isRecent = page && page.generation >= releases.generation && now() - page.keptAt < LASTING_MS;
  if (isRecent) return page;
  if (await savesData()) return page;
  const response = await fetchIt(path, { cache: 'no-cache' }).catch(() => undefined);
  return response && pageOf(path, response, now());
}

/**
 * Keep a page with its files. Scripts, styles and fonts that the browser does not have are fetched; cloths are not.
 *
 * @param path path and search, on this site
 * @param others paths of files and cloths, where the page itself says which it has
 * @param isAskedFor whether a remote asked for it, visited or not
 */
export async function keepPage(
  keeper: Keeper,
  path: string,
  { others = [], isAskedFor }: { others?: readonly string[]; isAskedFor: boolean },
): Promise<void> {
  const { copies } = keeper;
  const page = await fetchPage(keeper, path);
  if (!page) return;
  const maySpend = !(await keeper.savesData());
  const wanted = [
    ...new Set([
      ...page.files,
      ...others.filter((file) => isCode(file) || isCloth(file)).slice(0, MAX_OTHER_FILES),
    ]),
  ];
  const kept = await Promise.all(
    wanted.map(async (file) => {
      const bytes = await copies.keepFile(
        file,
        async () =>
          (await fromBrowserCache(keeper.fetch, file)) ??
          (maySpend && isCode(file) ? keeper.fetch(file).catch(() => undefined) : undefined),
      );
      return [file, bytes] as const;
    }),
  );
  const files = Object.fromEntries(kept.filter((each): each is [string, number] => each[1] !== undefined));
  await copies.keepPage({ ...page, files: Object.keys(files) }, isAskedFor, files);
}

/** Tell whether a page was kept a short while ago, of the latest generation. */
export async function isKeptOfLate(
  { copies, now }: Pick<Keeper, 'copies' | 'now'>,
  path: string,
): Promise<boolean> {
  const { pages, releases } = await copies.index();
  const page = pages.find((each) => each.path === path);
  return page !== undefined && page.generation >= releases.generation && now() - page.shownAt < LASTING_MS;
}
