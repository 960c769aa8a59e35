/** The renderers of live versions: started ahead, so that no visitor waits for one, and ended with their versions. */
import { createRendererPool } from '@sinima/renderers/create-renderer-pool';
import type { RendererLimits } from '@sinima/renderers/limits';
import type { NodeCommand } from '@sinima/renderers/sandbox-command';
import type { RendererPool, RunnableVersion, Thrown } from '@sinima/renderers/renderer-pool';
import type { FastifyBaseLogger } from 'fastify';
import type { PageWork, PageWorkDone } from '@sinima/shell/page/page-work';
import type { LiveSite } from '../composition/live-site.ts';
import type { RunningHost } from '../composition/running-host.ts';
import type { ErrorCounts } from '../reports/error-counts.ts';
import type { ReleaseCounts } from '../reports/release-counts.ts';
import type { RendererMetrics } from '../reports/renderer-metrics.ts';
import type { FragmentCache } from './fragment-cache.ts';
import { errorOfRenderer } from './renderer-errors.ts';

interface LiveRenderersOptions {
  /** How Node is started. */
  readonly node: NodeCommand;
  readonly site: Pick<LiveSite, 'runnable' | 'releases' | 'onChange'>;
  readonly host: Pick<RunningHost, 'version' | 'renderer' | 'hasFile'>;
  readonly counts: Pick<ReleaseCounts, 'failed'>;
  readonly errors: Pick<ErrorCounts, 'seen'>;
  /** Forgets what a version rendered that fails, and all when something else is live. */
  readonly fragments: Pick<FragmentCache, 'forget' | 'clear'>;
  readonly metrics: RendererMetrics;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
  /** Those that differ from the usual ones. */
  readonly limits?: Partial<RendererLimits> | undefined;
}

/** The errors of fragments as text; undefined: there were none. */
function thrownIn(done: PageWorkDone): string | undefined {
  if (done.kind !== 'fragments') return undefined;
  const [first] = Object.entries(done.thrown);
  return first && `${first[0]}: ${first[1]}`;
}

/** The errors in work that was done all the same. A renderer's answer may be anything. */
function thrownBeside(done: PageWorkDone | null | undefined): string[] {
  const texts: unknown[] = done?.kind === 'frame' ? [done.thrown] : Object.values(done?.prefetchErrors ?? {});
  return texts.filter((text) => typeof text === 'string');
}

/** Open the pool that renders what is live. It follows the site until it is closed. */
export function openLiveRenderers({
  node,
  site,
  host,
  counts,
  errors,
  fragments,
  metrics,
  log,
  limits = {},
}: LiveRenderersOptions): RendererPool<PageWork, PageWorkDone> {
  let live: readonly RunnableVersion[] = [];
  const isLive = ({ app, version }: RunnableVersion): boolean =>
    live.some((each) => each.app === app && each.version === version);

  const pool = createRendererPool<PageWork, PageWorkDone>({
    node,
    script: host.renderer,
    limits,
    faultOf: thrownIn,
    events: {
      onStart: metrics.events.onStart,
      onFault(version, fault, detail, thrown) {
        fragments.forget(version);
        metrics.events.onFault(version, fault);
        const { app: remote, version: name } = version;
        log.error({ remote, version: name, fault, detail }, 'a remote failed on the server');
        // A version that is only previewed has no visitors.
        if (!isLive(version)) return;
        counts.failed(remote, name);
        noteThrown(version, thrown);
      },
      onRenew(version, reason) {
        metrics.events.onRenew(version, reason);
        log.info({ remote: version.app, version: version.version, reason }, 'a renderer is replaced');
      },
      onLog: ({ app: remote, version }, line) =>
        log.warn({ remote, version, line }, 'a remote wrote to its log'),
    },
  });

  metrics.watch(pool);

  function noteThrown(version: RunnableVersion, thrown: Thrown): void {
    const error = errorOfRenderer(version, thrown, { host, releases: site.releases() });
    if (error) errors.seen(error);
  }

  /** Note what code threw in work that was done: a page goes on without its data, or without its frame. */
  function noteErrors(version: RunnableVersion, done: PageWorkDone, place: string): void {
    if (!isLive(version)) return;
    for (const text of thrownBeside(done)) noteThrown(version, { text, places: [place] });
  }

  function follow(): void {
    fragments.clear();
    live = [{ app: 'shell', version: host.version }, ...site.runnable()];
    pool.forgive();
    pool.keep(live);
  }

  follow();
  const unfollow = site.onChange(follow);
  return {
    async run(version, input, options) {
      const done = await pool.run(version, input, options);
      noteErrors(version, done, options.place);
      return done;
    },
    keep: (versions) => pool.keep(versions),
    isPaused: (version, place) => pool.isPaused(version, place),
    forgive: (app) => pool.forgive(app),
    states: () => pool.states(),
    waiting: () => pool.waiting(),
    close() {
      unfollow();
      return pool.close();
    },
  };
}
