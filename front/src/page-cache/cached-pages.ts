import { isCopy } from '@sinima/response-cache/cached-response';
import type { Found } from '@sinima/response-cache/response-cache';
import { ResponseSender } from '@sinima/response-cache/response-sender';
import type { SharedState } from '@sinima/shared-state/open-shared-state';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveSite } from '../composition/live-site.ts';
import type { DataRevision } from '../api-reads/data-revision.ts';
import type { PageFacts } from '../pages/made-page.ts';
import { PageCache } from './page-cache.ts';
import type { PageDictionaries } from '../dictionaries/page-dictionaries.ts';
import { CANARY_PAGE, PAGE_TIMES, STALE_PAGE } from './page-policy.ts';
import { VisitVariants } from './visit-variants.ts';

export interface CachedPagesOptions {
  /** The size of all pages together. */
  readonly maxBytes: number;
  readonly site: LiveSite;
  readonly hostVersion: string;
  readonly revision: DataRevision;
  readonly shared: Pick<SharedState, 'onPurge'>;
  /** Compression dictionaries that browsers may have; undefined: there are none. */
  readonly dictionaries?: PageDictionaries | undefined;
  /** Headers of every page. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The page cache of one server, its purge, and the way that pages are sent from it. */
export class CachedPages {
  readonly pages: PageCache;
  readonly variants: VisitVariants;
  readonly sender: ResponseSender<PageFacts>;
  readonly dictionaries: PageDictionaries | undefined;
  private readonly revision: DataRevision;
  private readonly stops: readonly (() => void)[];

  constructor(options: CachedPagesOptions) {
    const { maxBytes, site, hostVersion, revision, shared, headers, dictionaries } = options;
    this.revision = revision;
    this.dictionaries = dictionaries;
    this.pages = new PageCache({ maxBytes, revision, dictionaries });
    this.variants = new VisitVariants(site, hostVersion);
    this.sender = new ResponseSender({ name: 'sinima', freshMs: PAGE_TIMES.freshMs, headers });
    this.stops = [
      shared.onPurge(({ keys }) => {
        // Of other data all pages are stale; they are served on when the BFF is away.
        if (!revision.hearKeys(keys)) this.pages.purge(keys);
      }),
      site.onChange(() => {
        this.variants.renew();
        // While a canary is under way there are as many compositions as draws.
        if (!this.variants.isCanaryUnderWay()) this.pages.keepOnly(this.variants.of(undefined).mark);
      }),
    ];
  }

  /** Remember what an address comes to that was found sound, for requests that come after. */
  remember(url: string, address: string, mark: string, visitor: string | undefined): void {
    const variant = this.variants.of(visitor);
    if (variant.mark === mark) variant.addresses.set(url, address);
  }

  /** Send a page, or 304 to a client that has it. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    found: Found<PageFacts>,
    { losesCookie }: { losesCookie: boolean },
  ): Promise<FastifyReply> {
    const { response } = found;
    const available = request.headers['available-dictionary']?.toString();
    const body = await response.bodies.get(
      request.headers['accept-encoding']?.toString(),
      await this.dictionaries?.look(available),
    );
    reply.headers(this.sender.headers(found, body, performance.now(), available !== undefined));
    const isStale = found.freshness !== 'fresh' || this.revision.isOutdated(response.facts.revision);
    if (isStale && 'cdn-cache-control' in response.headers) reply.headers(STALE_PAGE);
    // `Set-Cookie` is for one visitor: caches on the way would give it to others.
    if (losesCookie) reply.headers(CANARY_PAGE).removeHeader('cdn-cache-control');
    if (response.status === 200 && isCopy(request.headers['if-none-match'], response)) {
      return reply.code(304).send();
    }
    return reply.code(response.status).send(body.bytes);
  }

  close(): void {
    for (const stop of this.stops) stop();
  }
}
