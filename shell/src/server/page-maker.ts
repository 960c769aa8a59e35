import { GENERATION_HEADER } from '@sinima/contracts/composition';
import { spanOf } from '@sinima/tracing/trace-requests';
import type { FastifyRequest } from 'fastify';
import { withRequestContext } from './bff-client.ts';
import { renderDocument } from './document.ts';
import type { DataRevision } from './page-cache/data-revision.ts';
import type { MadePage } from './page-cache/made-page.ts';
import type { RunningHost } from './releases/running-host.ts';
import type { Visit } from './releases/visit.ts';
import { renderPage, type RenderedPage } from './render-page.ts';
import { versionsShown } from './reports/page-reports.ts';
import type { ReleaseCounts } from './reports/release-counts.ts';

export interface PageMakerOptions {
  readonly host: RunningHost;
  readonly counts: ReleaseCounts;
  readonly revision: Pick<DataRevision, 'hear'>;
  readonly liveReload: boolean;
}

/** What a page is made of. */
export interface PageToMake {
  readonly request: FastifyRequest;
  readonly visit: Visit;
  readonly pathname: string;
  /** The part of the search that the page reads. */
  readonly search: string;
  /** The origin that it names as its own. */
  readonly origin: string;
}

/** Longest time in which the reads of one page may go on, in milliseconds. */
const READS_DEADLINE_MS = 4_000;

/** Share of pages whose web vitals are sent: a canary's guard needs all that there are. */
const VITALS_RATE = { usual: 0.1, canary: 1 } as const;

/** Most surrogate keys of a page: a header has an end. */
const MAX_KEYS = 60;

/** Tell whether the versions that were to be shown are shown. */
function qualityOf(
  { state: { composition } }: RenderedPage,
  { versions: wanted }: Visit,
): MadePage['quality'] {
  const others = composition.remotes.filter(
    ({ name, versions: [first] }) => first?.version !== wanted.versions[name],
  );
  if (others.length === 0) return 'whole';
  return others.some(({ versions }) => versions.length === 0) ? 'partial' : 'fallback';
}

/** Return how to make a page: nothing in it is of one request alone. */
export function createPageMaker({
  host,
  counts,
  revision,
  liveReload,
}: PageMakerOptions): (page: PageToMake) => Promise<MadePage> {
  /** Count a preview's failures for nobody: it has no visitors. */
  async function render({ request, visit, pathname, search }: PageToMake, lacks: () => void) {
    const page = await renderPage({
      pathname,
      search,
      site: visit.site,
      versions: visit.versions,
      onFailure(app, { version }, error) {
        request.log.error({ remote: app, version, err: error }, 'a remote failed on the server');
        if (!visit.isPreview) counts.failed(app, version);
      },
      onShellFailure(error) {
        lacks();
        request.log.error({ err: error }, 'the shell failed around the page');
        counts.failed('shell', host.version);
      },
      onMissingData(what, error) {
        lacks();
        request.log.warn({ missing: what, reason: String(error) }, 'the page goes without some of its data');
      },
    });
    if (visit.isPreview) return page;
    countRendered(page);
    return {
      ...page,
      state: { ...page.state, vitalsRate: VITALS_RATE[visit.isArm ? 'canary' : 'usual'] },
    };
  }

  function countRendered({ state: { composition, rendered } }: RenderedPage): void {
    counts.rendered('shell', host.version);
    for (const { remote } of rendered) {
      const version = composition.remotes.find(({ name }) => name === remote)?.versions[0]?.version;
      if (version !== undefined) counts.rendered(remote, version);
    }
  }

  return (toMake) => {
    const { request, visit, pathname, origin } = toMake;
    const keys = new Set(['shell']);
    let made: string | undefined;
    let lacks = false;
    const context = {
      requestId: request.id,
      signal: AbortSignal.timeout(READS_DEADLINE_MS),
      span: spanOf(request),
      onAnswer(headers: Headers): void {
        made ??= revision.hear(headers);
        for (const key of headers.get('surrogate-key')?.split(' ') ?? []) keys.add(key);
      },
    };
    return withRequestContext(context, async () => {
      const page = await render(toMake, () => (lacks = true)).catch((error: unknown) => {
        if (!visit.isPreview) counts.failed('shell', host.version);
        throw error;
      });
      const document = renderDocument(page, { host, find: visit.site.find, origin, pathname, liveReload });
      const shown = versionsShown(page.state);
      for (const { app } of shown) keys.add(app);
      return {
        status: page.status,
        document,
        headers: { [GENERATION_HEADER.toLowerCase()]: String(visit.versions.generation) },
        shown,
        quality: lacks ? 'partial' : qualityOf(page, visit),
        revision: made,
        surrogateKeys: [...keys].slice(0, MAX_KEYS),
      };
    });
  };
}
