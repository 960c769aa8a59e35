/** Keeps the live version of the host running: the new one beside the old, and the old one as long as the new one is not healthy. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Generation, LivePointer } from '@sinima/contracts/pointer';
import { isHostRelease, type Release } from '@sinima/contracts/release';
import { packageProblems } from './host-packages.ts';
import { startHost, type HostProcess } from './host-process.ts';
import type { Log } from './log.ts';

/** What the launcher asks of the follower. */
export interface HostReleases {
  generation(): Generation;
  fetchRelease(app: string, version: string): Promise<Release>;
  filePath(app: string, file: string): string;
  onChange(listener: () => void): () => void;
}

export interface LauncherOptions {
  readonly releases: HostReleases;
  /** Settings of the host's process. */
  readonly env: NodeJS.ProcessEnv;
  /** The most that it may take of V8's heap, in megabytes. */
  readonly heapMb: number;
  readonly log: Log;
  /** How long a version may take to be healthy, in milliseconds. */
  readonly healthyMs?: number;
  /** Pauses before a version that ended by itself is started again, in milliseconds; the last one repeats. */
  readonly pausesMs?: readonly number[];
  /** A process that lived for so long did not end because of its start, in milliseconds. */
  readonly settledMs?: number;
}

export interface Launcher {
  /** The version that takes visitors; undefined before the first. */
  version(): string | undefined;
  /** Resolves when the first version takes visitors. Rejects when the first attempt fails; attempts go on all the same. */
  readonly serving: Promise<void>;
  /** End every process in good order. */
  stop(): Promise<void>;
}

/** How often a version may end soon after its start before the one before it is run. */
const MAX_SHORT_LIVES = 3;

/** Start the live version of the host, and follow its pointer. */
export function launch({
  releases,
  env,
  heapMb,
  log,
  healthyMs = 30_000,
  pausesMs = [0, 250, 1_000, 4_000, 15_000],
  settledMs = 30_000,
}: LauncherOptions): Launcher {
  let current: HostProcess | undefined;
  const stopping = new AbortController();
  let pointerSeen = '';
  let shortLives = 0;
  /** Versions that did not run; tried again when the pointer changes. */
  const rejected = new Set<string>();
  const draining = new Set<Promise<void>>();
  let isServing = (): void => undefined;
  let isNotServing = (_reason: Error): void => undefined;
  const serving = new Promise<void>((resolve, reject) => {
    isServing = resolve;
    isNotServing = reject;
  });
  serving.catch(() => undefined);

  const pointer = (): LivePointer | undefined => releases.generation().apps['shell'];

  async function start(version: string): Promise<HostProcess> {
    const release = await releases.fetchRelease('shell', version);
    if (!isHostRelease(release)) throw new Error('it is no release of the host');
    const file = releases.filePath('shell', release.server);
    const problems = packageProblems(release.packages, file);
    if (problems.length > 0) {
      throw new Error(
        `packages do not fit: ${problems.join(' ')} Install what the host needs around ${file} (a new image), ` +
          `or activate a version that fits: npm run releases -- activate shell@<version>`,
      );
    }
    const host = await startHost({ version, file, env, heapMb, healthyMs });
    await host.takeVisitors();
    return host;
  }

  /** Start the host anew when it ended by itself. */
  async function watch(host: HostProcess): Promise<void> {
    const began = Date.now();
    await host.ended;
    if (stopping.signal.aborted || current !== host) return;
    current = undefined;
    shortLives = Date.now() - began < settledMs ? shortLives + 1 : 0;
    log.error(`The host ${host.version} ended by itself, ${shortLives} time(s) soon after its start.`);
    if (shortLives >= MAX_SHORT_LIVES && pointer()?.version === host.version) rejected.add(host.version);
    await wait(pausesMs[Math.min(shortLives, pausesMs.length - 1)]);
    follow();
  }

  /** Run one of these versions, the first that is healthy; what runs stays until then. */
  async function run(versions: readonly string[]): Promise<void> {
    const reasons: string[] = [];
    for (const version of versions) {
      if (current?.version === version) return;
      if (rejected.has(version)) continue;
      try {
        const host = await start(version);
        const former = current;
        current = host;
        log.info(`The host ${version} takes visitors${former ? `; ${former.version} drains` : ''}.`);
        isServing();
        void watch(host);
        if (former) {
          const drained = former.drain().finally(() => draining.delete(drained));
          draining.add(drained);
        }
        return;
      } catch (error) {
        rejected.add(version);
        const stays = current ? `${current.version} stays` : 'the version before it is tried';
        log.error(`The host ${version} does not run, ${stays}: ${(error as Error).message}`);
        reasons.push(`The host ${version} does not run: ${(error as Error).message}`);
      }
    }
    if (reasons.length > 0) isNotServing(new Error(reasons.join('\n')));
  }

  async function followPointer(): Promise<void> {
    const live = pointer();
    const seen = JSON.stringify([live?.version, live?.previous, live?.activated]);
    if (seen !== pointerSeen) {
      pointerSeen = seen;
      shortLives = 0;
      rejected.clear();
    }
    if (live === undefined) {
      if (current === undefined) {
        const problem = 'No host is live. Publish one: npm run releases -- publish shell';
        log.error(problem);
        isNotServing(new Error(problem));
      }
      return;
    }
    // What runs is better than the version before the wanted one.
    const candidates = [live.version, ...(current ? [] : [live.previous ?? []].flat())];
    await run(candidates);
    if (current === undefined) {
      setTimeout(() => {
        rejected.clear();
        follow();
      }, pausesMs.at(-1));
    }
  }

  let isFollowing = false;
  let isDue = false;
  function follow(): void {
    isDue = true;
    if (isFollowing) return;
    isFollowing = true;
    void (async () => {
      while (isDue && !stopping.signal.aborted) {
        isDue = false;
        await followPointer();
      }
      isFollowing = false;
    })();
  }

  const unfollow = releases.onChange(follow);
  follow();
  return {
    version: () => current?.version,
    serving,
    async stop() {
      stopping.abort();
      unfollow();
      await Promise.all([current?.drain(), ...draining]);
    },
  };
}
