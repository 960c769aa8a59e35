import type { Composition } from '@sinima/contracts/composition';
import { pageData } from '@sinima/runtime/host';
import { hydrate as hydrateData, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { fragmentsAt, findOwner } from '../page/fragment-owner.ts';
import { loadHeadElements } from '../app/page-head.ts';
import { afterPaint } from './after-paint.ts';
import type { BrowserFragmentSource } from './fragment-source.ts';
import { loadStylesheet } from './load-stylesheet.ts';
import type { ReleaseNews } from './release-news.ts';
import type { ServerPage } from './server-page.ts';

/** Where a navigation goes, as a link or the router names it. */
export type Place = Pick<Location, 'pathname' | 'search'>;

/** What a step is waiting for. */
export interface StepPreparation {
  /** Resolves when all that the page shows has come, or when some of it cannot. */
  readonly all: Promise<void>;
  /** The page as the server renders it, where it is asked; undefined where it does not come. */
  readonly serverPage?: Promise<ServerPage | undefined>;
}

/** Whole pages of the site, whoever owns them. */
export interface PagePreloader {
  /** Load and read what the page shows, ahead of the navigation. Resolves when it has come, or when some of it cannot. */
  prepare(place: Place): Promise<void>;
  /**
   * Load what the page of a step shows, and read it with its document, which can be shown before React has the page. Called
   * at each sign of the step, it does so once.
   */
  prepareStep(place: Place): StepPreparation;
  /** Return the preparation of a step that is being taken. The next one to that page is another. */
  takeStep(place: Place): StepPreparation;
  /** Whether the page can be shown at once, with its data. */
  isReady(place: Place): boolean;
}

interface PagePreloaderOptions {
  readonly composition: Composition;
  readonly fragments: Pick<BrowserFragmentSource, 'preload' | 'isReady'>;
  readonly client: QueryClient;
  readonly news: Pick<ReleaseNews, 'learn' | 'isOutdated'>;
  /** Fetch the document at an address of the site, and read it. Undefined: there is none to be shown. */
  readonly fetchPage: (address: string) => Promise<ServerPage | undefined>;
  /** Whether documents are fetched for steps. */
  readonly takesDocuments: () => boolean;
}

const addressOf = ({ pathname, search }: Place): string => pathname + search;

/** Make the preloader of a composition's pages. */
export function createPagePreloader(options: PagePreloaderOptions): PagePreloader {
  const { composition, fragments, client, news, fetchPage, takesDocuments } = options;
  /** What is under way, by address. */
  const underWay = new Map<string, Promise<void>>();
  let latest: { readonly address: string; readonly preparation: StepPreparation } | undefined;

  async function load({ pathname, search }: Place, readAhead?: Promise<unknown>): Promise<void> {
    // No page waits for it.
    loadHeadElements().catch(() => undefined);
    const params = findOwner(composition, pathname)?.params ?? {};
    const context = () => ({ params, search: new URLSearchParams(search), data: pageData(client) });
    const navigation = { address: pathname + search, context, ...(readAhead && { readAhead }) };
    const owned = fragmentsAt(composition, pathname);
    await Promise.allSettled(owned.map((fragment) => fragments.preload(fragment, navigation)));
  }

  const isReady = ({ pathname, search }: Place): boolean =>
    fragmentsAt(composition, pathname).every((fragment) => fragments.isReady(fragment, pathname + search));

  /** Read the document of a page. */
  async function readDocument(address: string): Promise<ServerPage | undefined> {
    const page = await fetchPage(address).catch(() => undefined);
    if (!page) return undefined;
    news.learn(page.state.visitorVersions);
    // It was made of other versions than this tab has.
    return news.isOutdated() ? undefined : page;
  }

  /** Give React the data of a page, which is to be seen first. */
  async function takeData(page: ServerPage | undefined): Promise<void> {
    if (!page) return;
    await afterPaint();
    hydrateData(client, page.state.data as DehydratedState);
  }

  /** Wait until the page would be seen as it is to be. */
  async function withStyles(page: ServerPage | undefined): Promise<ServerPage | undefined> {
    try {
      await Promise.all((page?.styles ?? []).map(({ href, integrity }) => loadStylesheet(href, integrity)));
      return page;
    } catch {
      return undefined;
    }
  }

  function begin(place: Place): StepPreparation {
    const address = addressOf(place);
    const former = underWay.get(address);
    const isOther = place.pathname !== location.pathname;
    if (former || !isOther || isReady(place) || !takesDocuments()) return { all: former ?? load(place) };
    const read = readDocument(address);
    return { all: load(place, read.then(takeData)), serverPage: read.then(withStyles) };
  }

  function prepareStep(place: Place): StepPreparation {
    const address = addressOf(place);
    if (latest?.address !== address) latest = { address, preparation: begin(place) };
    return latest.preparation;
  }

  return {
    prepare(place) {
      const address = addressOf(place);
      const loading = underWay.get(address) ?? load(place).finally(() => underWay.delete(address));
      underWay.set(address, loading);
      return loading;
    },
    prepareStep,
    takeStep(place) {
      const preparation = prepareStep(place);
      latest = undefined;
      return preparation;
    },
    isReady,
  };
}
