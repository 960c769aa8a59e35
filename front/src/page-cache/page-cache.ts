import { cachedResponse, type CachedResponse } from '@sinima/response-cache/cached-response';
import { ResponseCache, type Found } from '@sinima/response-cache/response-cache';
import type { DataRevision } from '../api-reads/data-revision.ts';
import { UnavailablePage, type MadePage, type PageFacts } from '../pages/made-page.ts';
import type { PageDictionaries } from '../dictionaries/page-dictionaries.ts';
import type { SampledPage } from '../dictionaries/page-sample.ts';
import { CANARY_PAGE, LESSER_FRESH_MS, PAGE_TIMES, PUBLIC_PAGE } from './page-policy.ts';

/** A page as it is asked for. */
export interface AskedPage {
  /** Its `pageKey`. */
  readonly key: string;
  /** Its `compositionMark`. */
  readonly mark: string;
  /** Where it is one of many of its kind, and is no lighter page of a data saver: its kind, and its key. */
  readonly sampledPage?: Pick<SampledPage, 'kind' | 'address'> | undefined;
  /** Whether others get another page at this address, and caches on the way cannot tell who does. */
  readonly isCanaryVariant: boolean;
  /** Whether its address is one of few: it has an owner, and no query. */
  readonly isCommon: boolean;
}

export interface PageCacheOptions {
  /** The size of all pages together. */
  readonly maxBytes: number;
  readonly revision: Pick<DataRevision, 'isOutdated'>;
  readonly dictionaries?: Pick<PageDictionaries, 'link' | 'note'> | undefined;
  readonly clock?: () => number;
}

/** Part of the memory for addresses of which there is no end: searches, filters, pages that are not there. */
const UNBOUNDED_SHARE = 1 / 4;

/** How long after a page was made it is not made anew because of a newer revision: it takes a moment to be everywhere. */
const SETTLING_MS = 1_000;

/**
 * Pages that are the same for many visitors. Those at addresses of which there is no end have a part of the memory for
 * themselves, so that a million of them push out no page that people come for.
 */
export class PageCache {
  private readonly common: ResponseCache<PageFacts>;
  private readonly endless: ResponseCache<PageFacts>;
  private readonly revision: PageCacheOptions['revision'];
  private readonly dictionaries: PageCacheOptions['dictionaries'];
  private readonly clock: () => number;

  constructor({ maxBytes, revision, dictionaries, clock = () => performance.now() }: PageCacheOptions) {
    const endless = Math.floor(maxBytes * UNBOUNDED_SHARE);
    this.common = new ResponseCache({ ...PAGE_TIMES, maxBytes: maxBytes - endless, clock });
    this.endless = new ResponseCache({ ...PAGE_TIMES, maxBytes: endless, clock });
    this.revision = revision;
    this.dictionaries = dictionaries;
    this.clock = clock;
  }

  /** Return the page that may be sent as it is, at the time `now`, without a thought of making it anew. */
  fresh(key: string, now: number): Found<PageFacts> | undefined {
    const found = this.common.get(key, now) ?? this.endless.get(key, now);
    if (found?.freshness !== 'fresh') return undefined;
    return this.revision.isOutdated(found.response.facts.revision) ? undefined : found;
  }

  /**
   * Return the page: the cached one, or the one that `make` makes.
   *
   * @throws UnavailablePage with the page of the failure, or the error of `make`, where no page is cached
   */
  async answer(asked: AskedPage, make: () => Promise<MadePage>): Promise<Found<PageFacts>> {
    const { key } = asked;
    const isElsewhere = asked.isCommon && !this.common.get(key, this.clock());
    const isKnownEndless = isElsewhere && this.endless.get(key, this.clock()) !== undefined;
    const cache = asked.isCommon && !isKnownEndless ? this.common : this.endless;
    const makeInto = (): Promise<CachedResponse<PageFacts>> => this.makeInto(cache, asked, make);
    const found = await cache.answer(key, makeInto);
    const { response, freshness } = found;
    const isSettled = this.clock() - response.madeAt > SETTLING_MS;
    if (freshness === 'fresh' && isSettled && this.revision.isOutdated(response.facts.revision)) {
      cache.refresh(key, makeInto);
    }
    return found;
  }

  /** Drop the pages that have one of these surrogate keys; `*` is all. */
  purge(keys: readonly string[]): void {
    for (const cache of this.all) {
      if (keys.includes('*')) cache.clear();
      else cache.purge(keys);
    }
  }

  /** Drop the pages of all versions but these, by their mark. */
  keepOnly(mark: string): void {
    for (const cache of this.all) cache.forget(({ facts }) => facts.mark !== mark);
  }

  /** Memory that the cache takes. */
  bytes(): number {
    return this.common.bytes() + this.endless.bytes();
  }

  private get all(): readonly ResponseCache<PageFacts>[] {
    return [this.common, this.endless];
  }

  /** Make a page, and see to it that it is cached where it belongs: a page that is gone is endless, whatever its address. */
  private async makeInto(
    cache: ResponseCache<PageFacts>,
    asked: AskedPage,
    make: () => Promise<MadePage>,
  ): Promise<CachedResponse<PageFacts>> {
    const page = await make();
    if (page.status >= 500) throw new UnavailablePage(page);
    // A complete page is better than a newer one without some of its data.
    if (page.quality === 'partial' && this.isBetter(cache.peek(asked.key))) throw new UnavailablePage(page);
    const { mark, sampledPage, isCanaryVariant } = asked;
    const isForAll = page.isCacheable && !isCanaryVariant;
    if (sampledPage && isForAll && page.status === 200 && page.quality === 'whole') {
      this.dictionaries?.note({ ...sampledPage, mark, document: page.document });
    }
    const response = this.responseOf(page, asked);
    const home = asked.isCommon && page.status === 200 ? this.common : this.endless;
    if (home === cache || !page.isCacheable) return response;
    home.begin(asked.key).done(response);
    return { ...response, isPassing: true };
  }

  private isBetter(cached: CachedResponse<PageFacts> | undefined): boolean {
    if (cached === undefined || cached.facts.quality === 'partial') return false;
    return this.clock() - cached.madeAt < PAGE_TIMES.freshMs + PAGE_TIMES.errorMs;
  }

  private responseOf(page: MadePage, asked: AskedPage): CachedResponse<PageFacts> {
    const { mark, isCanaryVariant, sampledPage } = asked;
    const { shown, quality, revision, surrogateKeys, isCacheable } = page;
    return cachedResponse(page.document, {
      status: page.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        vary: this.dictionaries ? 'Save-Data, Available-Dictionary' : 'Save-Data',
        ...page.headers,
        ...(isCanaryVariant || !isCacheable ? CANARY_PAGE : PUBLIC_PAGE),
        'surrogate-key': surrogateKeys.join(' '),
      },
      // A visitor of one of many may visit others; a visitor that saves data fetches nothing on that chance.
      dictionaryLink: sampledPage && this.dictionaries?.link,
      surrogateKeys,
      facts: { shown, quality, revision, mark },
      isPassing: !isCacheable,
      madeAt: this.clock() - (PAGE_TIMES.freshMs - freshMsOf(page)),
    });
  }
}

function freshMsOf({ status, quality }: MadePage): number {
  if (quality !== 'whole') return LESSER_FRESH_MS.partial;
  return status === 200 ? PAGE_TIMES.freshMs : LESSER_FRESH_MS.missing;
}
