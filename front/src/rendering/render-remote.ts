import type { Language } from '@sinima/contracts/languages';
import type { ComposedRelease, ComposedRemote, Composition } from '@sinima/contracts/composition';
import { callerName } from '@sinima/contracts/operation-reads';
import { RendererError } from '@sinima/renderers/renderer-error';
import type { RendererPool, RunnableVersion, WorkOptions } from '@sinima/renderers/renderer-pool';
import { fragmentKey, type FragmentRef } from '@sinima/shell/page/fragment-ref';
import type { PageWork, PageWorkDone, RenderedFragments } from '@sinima/shell/page/page-work';
import pTimeout, { TimeoutError } from 'p-timeout';
import type { ComposedSite } from '../composition/compose-site.ts';

/**
 * How long the versions of a remote may take together once the first has failed, in ms: two that hang, one after the
 * other, would make the rest of the page wait for longer than anybody does.
 */
const ALTOGETHER_MS = 1_800;

/** The least time that the fallback version gets, in ms: on a busy machine the first version may have used all of it. */
const LEAST_MS = 700;

/** The pool as pages use it. */
export type PageRenderers = Pick<RendererPool<PageWork, PageWorkDone>, 'run' | 'isPaused' | 'states'>;

/** The work of a remote for one page. */
export interface RemoteWork extends Pick<WorkOptions, 'place'> {
  /** Reads the API for a release, which {@link callerName} names. */
  readonly read: (path: string, caller: string) => ReturnType<WorkOptions['read']>;
  /** Does the work with the version that goes first; by default the pool. */
  readonly runFirst?: PageRenderers['run'];
  readonly language: Language;
  /** Path without the language's prefix, and search. */
  readonly address: string;
  readonly site: ComposedSite;
  readonly remote: ComposedRemote;
  readonly refs: readonly FragmentRef[];
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Is told of a version that visitors do not get because it is paused. */
  readonly onPassedOver: (version: RunnableVersion) => void;
}

/** The fragments of a remote in a page. */
export interface RemoteInPage {
  /** The remote, the version that was rendered standing first. */
  readonly remote: ComposedRemote;
  /** Undefined: no version renders them. */
  readonly done?: RenderedFragments;
  /** Those that were rendered, of those that were asked for. */
  readonly rendered: readonly FragmentRef[];
  /** Whether the version that goes first was rendered. */
  readonly isFirst: boolean;
}

/** Put one version of a remote first. */
function withFirst(remote: ComposedRemote, first: ComposedRelease): ComposedRemote {
  return { ...remote, versions: [first, ...remote.versions.filter((release) => release !== first)] };
}

const compositionWith = ({ composition }: ComposedSite, remote: ComposedRemote): Composition => ({
  ...composition,
  remotes: composition.remotes.map((each) => (each.name === remote.name ? remote : each)),
});

/** Tell whether a renderer did what it was asked: all fragments without exception. */
export function isComplete(done: PageWorkDone, refs: readonly FragmentRef[]): done is RenderedFragments {
  return (
    done.kind === 'fragments' &&
    Array.isArray(done.queries) &&
    refs.every((ref) => typeof done.html[fragmentKey(ref)] === 'string')
  );
}

/**
 * Render the fragments of a remote with the first of its versions that does. A version that declares none of them (the
 * former version, say, of a remote whose canary has a new page) is passed over, and has not failed. When
 * the first has failed, the others are waited for until `ALTOGETHER_MS` are over. Never rejects.
 */
export async function renderRemote(pool: PageRenderers, work: RemoteWork): Promise<RemoteInPage> {
  const { language, address, site, remote, refs, params, read, place } = work;
  const runFirst = work.runFirst ?? pool.run;
  const end = performance.now() + ALTOGETHER_MS;
  const isReady = ({ app, version }: RunnableVersion): boolean =>
    pool.states().some((state) => state.app === app && state.version === version && state.isReady);
  let isFirst = true;
  let mayWait = true;
  for (const release of remote.versions) {
    const found = site.find(remote.name, release.version);
    const declared = refs.filter(({ kind, id }) => found?.release[kind][id] !== undefined);
    if (!found || declared.length === 0) continue;
    const version: RunnableVersion = { app: remote.name, version: release.version, bundle: found.bundle };
    if (pool.isPaused(version, place)) {
      work.onPassedOver(version);
      isFirst = false;
      continue;
    }
    if (!mayWait && !isReady(version)) continue;
    const composed = withFirst(remote, release);
    const input: PageWork = {
      kind: 'fragments',
      language,
      address,
      composition: compositionWith(site, composed),
      refs: declared,
      params,
    };
    try {
      const run = isFirst ? runFirst : pool.run;
      const job = run(version, input, { read: (path) => read(path, callerName(version)), place });
      // The first one has the pool's own deadlines, which know of a machine that is slow.
      const done = await (isFirst
        ? job
        : pTimeout(job, { milliseconds: Math.max(end - performance.now(), LEAST_MS) }));
      if (isComplete(done, declared)) return { remote: composed, done, rendered: declared, isFirst };
    } catch (error) {
      // Its fault is found and counted without this page.
      if (error instanceof TimeoutError) break;
      if (!(error instanceof RendererError)) throw error;
      // No version has a fault. A fallback version renders if its renderer runs; nobody waits for one to start.
      if (error.fault === 'busy') mayWait = false;
      if (error.fault === 'paused') work.onPassedOver(version);
    }
    isFirst = false;
  }
  return { remote, rendered: [], isFirst: false };
}
