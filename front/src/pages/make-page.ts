import { pathIn } from '@sinima/contracts/languages';
import { RendererError } from '@sinima/renderers/renderer-error';
import type { WorkOptions } from '@sinima/renderers/renderer-pool';
import type { FastifyBaseLogger } from 'fastify';
import { findOwner, fragmentsAt } from '@sinima/shell/page/fragment-owner';
import type { FragmentRef } from '@sinima/shell/page/fragment-ref';
import type { FrameWork, PageWorkDone, RenderedFrame } from '@sinima/shell/page/page-work';
import type { ApiReader } from '../api-reads/bff-client.ts';
import type { DataRevision } from '../api-reads/data-revision.ts';
import { compositionMark, pageKey } from './page-key.ts';
import type { MadePage } from './made-page.ts';
import type { ReleaseCounts } from '../reports/release-counts.ts';
import { assemblePage, missingIn, type AssemblyOptions } from './assemble-page.ts';
import type { AssembledPages } from './assembled-pages.ts';
import type { TimedRemote } from './boundary-facts.ts';
import { fragmentsWithPlace } from './fill-places.ts';
import type { FragmentCache } from '../rendering/fragment-cache.ts';
import { pageReads, type PageReads } from './page-reads.ts';
import { PageError, type MakePage, type PageRequest } from './page-request.ts';
import { renderRemote, type PageRenderers } from '../rendering/render-remote.ts';
import { compositionIn } from '../composition/composed-navigation.ts';

export interface PageMakerOptions extends AssemblyOptions {
  readonly pool: PageRenderers;
  readonly counts: Pick<ReleaseCounts, 'rendered' | 'failed'>;
  readonly api: ApiReader;
  readonly fragments: Pick<FragmentCache, 'get'>;
  readonly assembled: AssembledPages;
  readonly revision: Pick<DataRevision, 'hear' | 'isOutdated'>;
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

  /** @throws PageError */
  async function renderFrame(
    { language, pathname, search, site, hasSession, requestId }: PageRequest,
    run: PageRenderers['run'],
  ): Promise<RenderedFrame> {
    const version = { app: 'shell', version: host.version };
    const composition = compositionIn(language, site);
    const input: FrameWork = {
      kind: 'frame',
      language,
      address: pathname + search,
      composition,
      hasSession,
    };
    const read = (): Promise<never> => Promise.reject(new Error('The frame reads nothing.'));
    const frame = await run(version, input, { place: pathname, read }).catch((error: unknown) => {
      if (!(error instanceof RendererError)) throw error;
      throw new PageError(503, error.message, { cause: error });
    });
    if (frame.kind !== 'frame') throw new PageError(500, 'The renderer of the frame gives no frame.');
    if (frame.thrown === undefined) return frame;
    if (frame.html === '') throw new PageError(500, `The shell throws: ${frame.thrown}`);
    log.error({ requestId, fault: frame.thrown }, 'the shell failed around the page');
    counts.failed('shell', host.version);
    return frame;
  }

  /** Use again what was rendered before; for previews, render. */
  function runFor(
    { isPreview, isCanaryVariant, site, versions }: PageRequest,
    reads: PageReads,
  ): PageRenderers['run'] {
    if (isPreview) return pool.run;
    const mark = `${versions.generation} ${compositionMark(site.composition, host.version, isCanaryVariant)}`;
    return async (version, work, { read, place }) => {
      const render = (recorded: WorkOptions['read']): Promise<PageWorkDone> =>
        pool.run(version, work, { read: recorded, place });
      const { done, answers } = await fragments.get({ version, mark, work }, read, render);
      reads.takeOver(answers);
      return done;
    };
  }

  function renderRemotes(
    request: PageRequest,
    refs: readonly FragmentRef[],
    { read }: PageReads,
    runFirst: PageRenderers['run'],
  ): Promise<TimedRemote[]> {
    const { language, pathname, search, site, isPreview } = request;
    const params = findOwner(site.composition, pathname)?.params ?? {};
    const works = [...groupByRemote(refs)].map(async ([name, ofRemote]) => {
      const remote = site.composition.remotes.find((each) => each.name === name)!;
      const began = performance.now();
      const inPage = await renderRemote(pool, {
        language,
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
    const { pathname, site, requestId } = request;
    const asked = fragmentsAt(site.composition, pathname);
    const reads = pageReads(api, revision, request);
    const run = runFor(request, reads);
    const [frame, all] = await Promise.all([
      renderFrame(request, run),
      renderRemotes(request, asked, reads, run),
    ]);

    const refs = fragmentsWithPlace(asked, { frame, remotes: all });
    const remotes = all.filter(({ remote }) => refs.some((ref) => ref.remote === remote.name));
    const rendered = refs.filter((ref) => remotes.some((each) => each.rendered.includes(ref)));
    const parts = { refs, rendered, frame, remotes, reads };
    tellMissing(missingIn(parts), requestId);
    const assemble = (): MadePage => assemblePage(request, parts, options);
    const {
      language,
      versions,
      origin,
      saving,
      search,
      hasSession,
      isCanaryVariant,
      isPreview,
      showsBoundaries,
    } = request;
    const mark = compositionMark(site.composition, host.version, isCanaryVariant);
    const key = pageKey({ origin, mark, saving, address: pathIn(language, pathname + search) });
    const isForMany = !isPreview && !showsBoundaries;
    const ofFrame = `${versions.generation} ${hasSession} ${key}`;
    const page = isForMany ? assembled.get(ofFrame, parts, assemble) : assemble();
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
