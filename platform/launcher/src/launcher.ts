/** Keeps the live version of the host running: the new one beside the old, and the old one as long as the new one is not healthy. */
import type { Generation, LivePointer } from '@sinima/contracts/pointer';
import { isHostRelease, type Release } from '@sinima/contracts/release';
import { supervise, type PauseLengths } from '@sinima/processes/supervise';
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
  /** Those that differ from the usual ones. */
  readonly pauses?: PauseLengths;
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

/** A process that lived for 30 s did not end because of its start. */
const PAUSES: PauseLengths = { longestPauseMs: 15_000, settledMs: 30_000 };

/** Start the live version of the host, and follow its pointer. */
export function launch({
  releases,
  env,
  heapMb,
  log,
  healthyMs = 30_000,
  pauses = PAUSES,
}: LauncherOptions): Launcher {
  let pointerSeen = '';
  let shortLives = 0;
  /** Versions that did not run; tried again when the pointer changes, or when none runs. */
  const rejected = new Set<string>();

  const pointer = (): LivePointer | undefined => releases.generation().apps['shell'];

  async function start(version: string, signal: AbortSignal): Promise<HostProcess> {
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
    const host = await startHost({ version, file, env, heapMb, healthyMs, signal });
    await host.takeVisitors();
    return host;
  }

  /** Start the first of these versions that is healthy. @throws Error saying why none is */
  async function startOneOf(
    versions: readonly string[],
    signal: AbortSignal,
    current: HostProcess | undefined,
  ): Promise<HostProcess> {
    const reasons: string[] = [];
    for (const version of versions) {
      if (rejected.has(version)) continue;
      try {
        const host = await start(version, signal);
        log.info(`The host ${version} takes visitors${current ? `; ${current.version} drains` : ''}.`);
        return host;
      } catch (error) {
        if (signal.aborted) throw error;
        rejected.add(version);
        const stays = current ? `${current.version} stays` : 'the version before it is tried';
        log.error(`The host ${version} does not run, ${stays}: ${(error as Error).message}`);
        reasons.push(`The host ${version} does not run: ${(error as Error).message}`);
      }
    }
    if (current) return current;
    rejected.clear();
    throw new Error(reasons.join('\n'));
  }

  /** Start what the pointer names; what runs stays until that is healthy. */
  async function startLive(signal: AbortSignal, current: HostProcess | undefined): Promise<HostProcess> {
    const live = pointer();
    const seen = JSON.stringify([live?.version, live?.previous, live?.activated]);
    if (seen !== pointerSeen) {
      pointerSeen = seen;
      shortLives = 0;
      rejected.clear();
    }
    if (current && (live === undefined || current.version === live.version)) return current;
    if (live === undefined) {
      const problem = 'No host is live. Publish one: npm run releases -- publish shell';
      log.error(problem);
      throw new Error(problem);
    }
    // What runs is better than the version before the wanted one.
    const former = current ? [] : [live.previous ?? []].flat();
    return startOneOf([live.version, ...former], signal, current);
  }

  let isServing = (): void => undefined;
  let isNotServing = (_reason: unknown): void => undefined;
  const serving = new Promise<void>((resolve, reject) => {
    isServing = resolve;
    isNotServing = reject;
  });
  serving.catch(() => undefined);

  const supervisor = supervise<HostProcess>({
    ...pauses,
    start: startLive,
    onStart: isServing,
    onFailure: isNotServing,
    onEnd({ version }, _end, { isSettled }) {
      shortLives = isSettled ? 0 : shortLives + 1;
      log.error(`The host ${version} ended by itself, ${shortLives} time(s) soon after its start.`);
      if (shortLives >= MAX_SHORT_LIVES && pointer()?.version === version) rejected.add(version);
    },
  });
  const unfollow = releases.onChange(supervisor.renew);
  return {
    version: () => supervisor.current()?.version,
    serving,
    stop() {
      unfollow();
      return supervisor.stop();
    },
  };
}
