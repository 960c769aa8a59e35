import { RendererError } from '@sinima/renderers/renderer-error';
import type { WorkOptions } from '@sinima/renderers/renderer-pool';
import { GENERATION_HEADER } from '@sinima/contracts/composition';
import type { PageHead } from '@sinima/contracts/remote';
import type { FastifyBaseLogger } from 'fastify';
import type { FolderLink } from '../../app/boundary-facts.ts';
import { findOwner, fragmentsAt } from '../../app/fragment-owner.ts';
import { fragmentKey, type FragmentRef } from '../../app/fragment-ref.ts';
import { homeHead, notFoundHead } from '../../app/site-heads.ts';
import type { FrameWork, RenderedFrame } from '../../renderer/page-work.ts';
import type { ApiReader } from '../bff-client.ts';
import { renderDocument } from '../document.ts';
import type { DataRevision } from '../page-cache/data-revision.ts';
import type { MadePage } from '../page-cache/made-page.ts';
import type { RunningHost } from '../releases/running-host.ts';
import { versionsShown } from '../reports/page-reports.ts';
import type { ReleaseCounts } from '../reports/release-counts.ts';
import { fillFrame, stateJson } from './assemble-page.ts';
import { boundaryFacts, type TimedRemote } from './boundary-facts.ts';
import { KeptFrames } from './kept-frames.ts';
import { pageReads, type PageReads } from './page-reads.ts';
import { PageError, type MakePage, type PageRequest } from './page-request.ts';
import { renderRemote, type PageRenderers, type RemoteInPage } from './render-remote.ts';

export interface PageMakerOptions {
  readonly pool: PageRenderers;
  readonly host: RunningHost;
  readonly counts: Pick<ReleaseCounts, 'rendered' | 'failed'>;
  readonly api: ApiReader;
  readonly revision: Pick<DataRevision, 'hear'>;
  /** Paths of the scripts that development adds. */
  readonly devScripts: readonly string[];
  /** Where the boundary overlay leads to of a remote. */
  readonly folderOf: (remote: string) => FolderLink;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

/** Share of pages whose web vitals are sent: a canary's guard needs all that there are. */
const VITALS_RATE = { usual: 0.1, canary: 1 } as const;

/** Most surrogate keys of a page: a header has an end. */
const MAX_KEYS = 60;

/** The head of a page of which no version works here. */
const unavailableHead: PageHead = { title: '', status: 503 };

function groupByRemote(refs: readonly FragmentRef[]): ReadonlyMap<string, readonly FragmentRef[]> {
  const groups = new Map<string, FragmentRef[]>();
  for (const ref of refs) groups.set(ref.remote, [...(groups.get(ref.remote) ?? []), ref]);
  return groups;
}

/** Make what makes pages: from the frame and the fragments of remotes, each rendered in a process of its own. */
export function createPageMaker(options: PageMakerOptions): MakePage {
  const { pool, host, counts, api, revision, devScripts, folderOf, log } = options;
  const frames = new KeptFrames();

  /** @throws PageError */
  async function renderFrame(input: FrameWork, work: WorkOptions, requestId: string): Promise<RenderedFrame> {
    const version = { app: 'shell', version: host.version };
    const frame = await pool.run(version, input, work).catch((error: unknown) => {
      if (!(error instanceof RendererError)) throw error;
      throw new PageError(503, error.message, { cause: error });
    });
    if (frame.kind !== 'frame') throw new PageError(500, 'The renderer of the frame gives no frame.');
    if (frame.thrown === undefined) return frame;
    if (frame.texts.length === 0) throw new PageError(500, `The shell throws: ${frame.thrown}`);
    log.error({ requestId, fault: frame.thrown }, 'the shell failed around the page');
    counts.failed('shell', host.version);
    return frame;
  }

  function renderRemotes(
    request: PageRequest,
    refs: readonly FragmentRef[],
    { read }: PageReads,
  ): Promise<TimedRemote[]> {
    const { pathname, search, site, isPreview } = request;
    const params = findOwner(site.composition, pathname)?.params ?? {};
    const works = [...groupByRemote(refs)].map(async ([name, ofRemote]) => {
      const remote = site.composition.remotes.find((each) => each.name === name)!;
      const began = performance.now();
      const inPage = await renderRemote(pool, {
        address: pathname + search,
        site,
        remote,
        refs: ofRemote,
        params,
        read,
        place: pathname,
        onPassedOver: ({ app, version }) => {
          if (!isPreview) counts.failed(app, version);
        },
      });
      return { ...inPage, ms: performance.now() - began };
    });
    return Promise.all(works);
  }

  function headOf({ pathname }: PageRequest, refs: readonly FragmentRef[], remotes: readonly RemoteInPage[]) {
    if (pathname === '/') return homeHead;
    if (refs.length === 0) return notFoundHead;
    return remotes[0]?.done?.head ?? unavailableHead;
  }

  /** Tell what is missing in the log, each once. */
  function tellMissing(missing: Readonly<Record<string, string>>, requestId: string): void {
    for (const [what, reason] of Object.entries(missing)) {
      log.warn({ requestId, missing: what, reason }, 'the page goes without some of its data');
    }
  }

  async function make(request: PageRequest): Promise<MadePage> {
    const { pathname, search, site, requestId } = request;
    const refs = fragmentsAt(site.composition, pathname);
    const frameWork = (broken: readonly string[]): Promise<RenderedFrame> =>
      renderFrame(
        { kind: 'frame', address: pathname + search, composition: site.composition, broken },
        { place: pathname, read: () => Promise.reject(new Error('The frame reads nothing.')) },
        requestId,
      );
    const reads = pageReads(api, revision, request);
    const usualFrame = (): Promise<RenderedFrame> =>
      request.isPreview
        ? frameWork([])
        : frames.get(pathname + search, request.versions, () => frameWork([]));
    const [wholeFrame, remotes] = await Promise.all([usualFrame(), renderRemotes(request, refs, reads)]);

    const rendered = refs.filter((ref) => remotes.some((each) => each.rendered.includes(ref)));
    const broken = refs.filter((ref) => !rendered.includes(ref)).map(fragmentKey);
    const frame = broken.length === 0 ? wholeFrame : await frameWork(broken);
    const markup = new Map(remotes.flatMap(({ done }) => Object.entries(done?.html ?? {})));
    const missing = Object.assign({}, ...remotes.map(({ done }) => done?.missing ?? {})) as Record<
      string,
      string
    >;
    tellMissing(missing, requestId);

    const composition = {
      ...site.composition,
      remotes: site.composition.remotes.map(
        (each) => remotes.find(({ remote }) => remote.name === each.name)?.remote ?? each,
      ),
    };
    const head = headOf(request, refs, remotes);
    const lacksItsData = remotes.some(({ done }) => done?.lacksItsData);
    const state = {
      composition,
      rendered,
      visitorVersions: request.versions,
      ...(!request.isPreview && {
        vitalsRate: request.isArm ? VITALS_RATE.canary : VITALS_RATE.usual,
      }),
    };
    const preloads = new Set(remotes.flatMap(({ done }) => done?.preloads ?? []));
    const queries = remotes.flatMap(({ done }) => done?.queries ?? []);
    const parts = {
      head,
      html: [...preloads].join('') + fillFrame(frame, markup),
      stateJson: stateJson(state, queries, reads.textOf),
      composition,
      rendered,
      boundaries: request.showsBoundaries ? boundaryFacts({ site, remotes, folderOf }) : undefined,
    };
    const shown = versionsShown(state);
    if (!request.isPreview) for (const { app, version } of shown) counts.rendered(app, version);
    const isPartial = broken.length > 0 || frame.thrown !== undefined || Object.keys(missing).length > 0;
    return {
      status: lacksItsData ? 503 : (head.status ?? 200),
      document: renderDocument(parts, {
        host,
        find: site.find,
        origin: request.origin,
        pathname,
        savesData: request.saving !== 'none',
        devScripts,
      }),
      headers: { [GENERATION_HEADER.toLowerCase()]: String(request.versions.generation) },
      shown,
      quality: isPartial ? 'partial' : remotes.every(({ isFirst }) => isFirst) ? 'whole' : 'fallback',
      revision: reads.revision(),
      surrogateKeys: [...new Set(['shell', ...reads.keys, ...shown.map(({ app }) => app)])].slice(
        0,
        MAX_KEYS,
      ),
    };
  }

  return async (request) => {
    try {
      return await make(request);
    } catch (error) {
      const { cause } = error as PageError;
      const isBusy = cause instanceof RendererError && cause.fault === 'busy';
      if (!request.isPreview && !isBusy) counts.failed('shell', host.version);
      throw error;
    }
  };
}
