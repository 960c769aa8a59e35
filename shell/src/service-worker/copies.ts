/** Copies of pages and of their files, in the browser's cache storage. */
import type { OfflineCopies, KeptPage } from '@sinima/contracts/offline';
import { bytesOf, withinBudget } from './budget.ts';
import { NO_COPIES, type CopiesIndex, type PageCopy } from './copies-index.ts';
import { isAnyBarred } from '../page/barred-versions.ts';

/** Names of the caches. The browser itself looks files up in theirs, where it can (`static-routes.ts`). */
export const CACHES = { index: 'sinima-index', pages: 'sinima-pages', files: 'sinima-files' } as const;

const INDEX_PATH = '/index';

/** A page that is to be kept, with its document. */
export interface FetchedPage extends Omit<PageCopy, 'shownAt' | 'isAskedFor'> {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export class Copies {
  /** Changes are made one after the other: they read the index and write it. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly storage: CacheStorage,
    private readonly now: () => number = Date.now,
  ) {}

  async index(): Promise<CopiesIndex> {
    const found = await (await this.storage.open(CACHES.index)).match(INDEX_PATH);
    return found ? ((await found.json()) as CopiesIndex) : NO_COPIES;
  }

  /** Change the index, and delete what it names no more. */
  change(how: (index: CopiesIndex) => CopiesIndex): Promise<CopiesIndex> {
    const changed = this.turn.then(async () => {
      const former = await this.index();
      const latest = withoutOrphans(how(former));
      if (latest === former) return former;
      await (await this.storage.open(CACHES.index)).put(INDEX_PATH, Response.json(latest));
      await this.sweep(former, latest);
      return latest;
    });
    this.turn = changed.catch(() => undefined);
    return changed;
  }

  /** Keep a page. Its files are kept already: `keepFile`. */
  async keepPage(
    { html, headers, ...page }: FetchedPage,
    isAskedFor: boolean,
    files: CopiesIndex['files'],
  ): Promise<void> {
    const pages = await this.storage.open(CACHES.pages);
    await pages.put(page.path, new Response(html, { headers }));
    const next = await this.change((index) => {
      const former = index.pages.find(({ path }) => path === page.path);
      const copy = { ...page, shownAt: this.now(), isAskedFor: isAskedFor || former?.isAskedFor === true };
      const kept = {
        pages: [copy, ...index.pages.filter((each) => each !== former)],
        files: { ...index.files, ...files },
      };
      return { ...index, ...kept, pages: withinBudget(kept) };
    });
    // The page itself may be what does not fit.
    await this.sweep({ ...next, pages: [...next.pages, { ...page, shownAt: 0, isAskedFor }], files }, next);
  }

  /** Return the bytes of a kept file, kept anew from `response` where it is not. */
  async keepFile(path: string, fetchFile: () => Promise<Response | undefined>): Promise<number | undefined> {
    const cache = await this.storage.open(CACHES.files);
    let response = await cache.match(path);
    if (!response) {
      response = await fetchFile();
      if (!response?.ok) return undefined;
      await cache.put(path, response.clone());
    }
    return (await response.arrayBuffer()).byteLength;
  }

  async document(path: string): Promise<Response | undefined> {
    return (await this.storage.open(CACHES.pages)).match(path);
  }

  async file(path: string): Promise<Response | undefined> {
    return (await this.storage.open(CACHES.files)).match(path);
  }

  /** Keep files that belong to no page, in place of the former ones of that kind. */
  async keepOwn(files: CopiesIndex['files']): Promise<void> {
    await this.change((index) => ({
      ...index,
      own: Object.keys(files),
      files: { ...index.files, ...files },
    }));
  }

  /** Drop what would run a version that is barred. */
  dropBarred(): Promise<CopiesIndex> {
    return this.change((index) => {
      const pages = index.pages.filter(({ versions }) => !isAnyBarred(index.releases.barred, versions));
      return pages.length === index.pages.length ? index : { ...index, pages };
    });
  }

  /** Delete everything. The known pointer stays, unless `all`. */
  async clear({ all = false } = {}): Promise<void> {
    await this.change((index) => ({ ...NO_COPIES, releases: all ? NO_COPIES.releases : index.releases }));
    await this.storage.delete(CACHES.pages);
    await this.storage.delete(CACHES.files);
    if (all) await this.storage.delete(CACHES.index);
  }

  async list(): Promise<OfflineCopies> {
    const index = await this.index();
    const pages = [...index.pages].sort((a, b) => b.shownAt - a.shownAt);
    return {
      pages: pages.map(({ path, title, keptAt, bytes }): KeptPage => ({ path, title, keptAt, bytes })),
      bytes: bytesOf(index),
    };
  }

  private async sweep(former: CopiesIndex, next: CopiesIndex): Promise<void> {
    const paths = new Set(next.pages.map(({ path }) => path));
    const pages = await this.storage.open(CACHES.pages);
    const files = await this.storage.open(CACHES.files);
    await Promise.all([
      ...former.pages.filter(({ path }) => !paths.has(path)).map(({ path }) => pages.delete(path)),
      ...Object.keys(former.files)
        .filter((path) => !Object.hasOwn(next.files, path))
        .map((path) => files.delete(path)),
    ]);
  }
}

/** Take files out that no page names. */
function withoutOrphans(index: CopiesIndex): CopiesIndex {
  const named = new Set([...index.own, ...index.pages.flatMap(({ files }) => files)]);
  const files = Object.entries(index.files).filter(([path]) => named.has(path));
  return files.length === Object.keys(index.files).length
    ? index
    : { ...index, files: Object.fromEntries(files) };
}
