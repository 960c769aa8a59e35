import { RendererError } from '@sinima/renderers/renderer-error';
import type { WorkOptions } from '@sinima/renderers/renderer-pool';
import type { FastifyBaseLogger } from 'fastify';
import { findOwner, fragmentsAt } from '@sinima/shell/page/fragment-owner';
import { fragmentKey, type FragmentRef } from '@sinima/shell/page/fragment-ref';
import type { FrameWork, RenderedFrame } from '@sinima/shell/page/page-work';
import type { ApiReader } from '../api-reads/bff-client.ts';
import type { DataRevision } from '../api-reads/data-revision.ts';
import { compositionMark, pageKey } from './page-key.ts';
import type { MadePage } from './made-page.ts';
import type { ReleaseCounts } from '../reports/release-counts.ts';
import { assemblePage, missingIn, type AssemblyOptions } from './assemble-page.ts';
import type { AssembledPages } from './assembled-pages.ts';
import type { TimedRemote } from './boundary-facts.ts';
import type { FragmentCache } from '../rendering/fragment-cache.ts';
import { FrameCache } from '../rendering/frame-cache.ts';
import { pageReads, type PageReads } from './page-reads.ts';
import { PageError, type MakePage, type PageRequest } from './page-request.ts';
import { renderRemote, type PageRenderers } from '../rendering/render-remote.ts';

export interface PageMakerOptions extends AssemblyOptions {
  readonly pool: PageRenderers;
  readonly counts: Pick<ReleaseCounts, 'rendered' | 'failed'>;
  readonly api: ApiReader;
  readonly fragments: Pick<FragmentCache, 'get'>;
  readonly assembled: AssembledPages;
  readonly revision: Pick<DataRevision, 'hear'>;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

function groupByRemote(refs: readonly FragmentRef[]): ReadonlyMap<string, readonly FragmentRef[]> {
  const groups = new Map<string, FragmentRef[]>();
  for (const ref of refs) groups.set(ref.remote, [...(groups.get(ref.remote) ?? []), ref]);
  return groups;
}

/** Make what makes pages: from the frame and the fragments of remotes, each rendered in a process of its own. */
export function createPageMaker(options: PageMakerOptions): MakePage {
  const { pool, host, counts, api, fragments, assembled, revision, log } = options;
  const frames = new FrameCache();

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

  /** Have what was rendered before used again. Not for who looks at a version before others do. */
  function runFirstOf(mark: string): PageRenderers['run'] {
    return (version, work, how) => {
      if (work.kind === 'frame') return pool.run(version, work, how);
      return fragments.get({ version, mark, work }, how, (recorded) => pool.run(version, work, recorded));
    };
  }

  function renderRemotes(
    request: PageRequest,
    mark: string,
    refs: readonly FragmentRef[],
    { read }: PageReads,
  ): Promise<TimedRemote[]> {
    const { pathname, search, site, isPreview } = request;
    const params = findOwner(site.composition, pathname)?.params ?? {};
    const runFirst = isPreview ? undefined : runFirstOf(mark);
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
        runFirst,
        onPassedOver: ({ app, version }) => {
          if (!isPreview) counts.failed(app, version);
        },
      });
      return { ...inPage, ms: performance.now() - began };
    });
    return Promise.all(works);
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
    const mark = compositionMark(site.composition, host.version, request.isArm);
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
    const [wholeFrame, remotes] = await Promise.all([
      usualFrame(),
      renderRemotes(request, mark, refs, reads),
    ]);

    const rendered = refs.filter((ref) => remotes.some((each) => each.rendered.includes(ref)));
    const broken = refs.filter((ref) => !rendered.includes(ref)).map(fragmentKey);
    const frame = broken.length === 0 ? wholeFrame : await frameWork(broken);
    const parts = { refs, rendered, frame, remotes, reads };
    tellMissing(missingIn(parts), requestId);
    const assemble = (): MadePage => assemblePage(request, parts, options);
    const isForMany = !request.isPreview && !request.showsBoundaries;
    const key = pageKey({ origin: request.origin, mark, saving: request.saving, address: pathname + search });
    const page = isForMany
      ? assembled.get(`${request.versions.generation} ${key}`, parts, assemble)
      : assemble();
    if (!request.isPreview) for (const { app, version } of page.shown) counts.rendered(app, version);
    return page;
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
