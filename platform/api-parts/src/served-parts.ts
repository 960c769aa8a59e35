/** The parts of the API that releases bring: which version answers a call, and what takes over when it fails. */
import { readFile } from 'node:fs/promises';
import type { Generation } from '@sinima/contracts/pointer';
import type { ReleaseSource } from '@sinima/releases/layered-follower';
import { RendererError } from '@sinima/renderers/renderer-error';
import pTimeout from 'p-timeout';
import type { PartPool } from './part-pool.ts';
import type { AskedCore } from './shapes/startable-part.ts';
import type { PartAnswer, PartCall } from './shapes/part-answer.ts';
import type { PartHost } from './shapes/part-host.ts';
import { PartProblem } from './shapes/part-problem.ts';
import { isBelowAny } from './shapes/prefixes.ts';
import {
  namedRelease,
  ownerOf,
  partsOf,
  type NamedRelease,
  type PartsOfApp,
} from './versions/offered-parts.ts';
import { partOfRelease, type PartVersion } from './shapes/part-of-release.ts';
import { StartableParts } from './versions/startable-parts.ts';

/** A version that may answer a call. */
interface Candidate {
  readonly part: PartVersion;
  readonly mayWrite: boolean;
}

/** An answer, and the version that gave it. */
export interface AnsweredCall {
  readonly answer: PartAnswer;
  readonly part: PartVersion;
}

/** How long what is newly live may take to start before it gets calls, in milliseconds. */
const START_MS = 8_000;

/** How long a call waits for the parts of a server that has just begun, in milliseconds. */
const PATIENCE_MS = 10_000;

export interface ServedPartsOptions {
  readonly follower: ReleaseSource;
  readonly pool: PartPool;
  readonly host: PartHost;
  /** Does what a version asks of the core. */
  readonly core: (part: PartVersion, mayWrite: boolean) => AskedCore;
}

export class ServedParts {
  readonly #startable: StartableParts;
  readonly #unfollow: () => void;
  #parts: ReadonlyMap<string, PartsOfApp> = new Map();
  #settling: Promise<void>;
  /** Undefined: what was live at the start can answer. */
  #starting: Promise<void> | undefined;

  constructor(private readonly options: ServedPartsOptions) {
    const { follower, host, core } = options;
    this.#startable = new StartableParts(follower, host, core);
    this.#settling = this.#settle(follower.generation());
    this.#starting = this.#settling.then(() => {
      this.#starting = undefined;
    });
    this.#unfollow = follower.onChange((generation) => {
      this.#settling = this.#settling.then(() => this.#settle(generation));
    });
  }

  /** Resolves once what was live at the start can answer. @throws PartProblem when that takes too long */
  async started(): Promise<void> {
    if (!this.#starting) return;
    const message = 'This part of the API is starting. Please try again shortly.';
    await pTimeout(this.#starting, { milliseconds: PATIENCE_MS, message: new PartProblem(503, message) });
  }

  /** The versions that visitors get, by app. */
  offered(): ReadonlyMap<string, PartsOfApp> {
    return this.#parts;
  }

  /** Whether a version that visitors get has a path of the API. */
  owns(path: string): boolean {
    return ownerOf(path, this.#parts) !== undefined;
  }

  /**
   * Answer a call to the API by a part.
   *
   * @param release the version that the call's page was composed with; null: the live one answers
   * @throws PartProblem when none answers
   */
  async answer(call: PartCall, release: string | null): Promise<AnsweredCall> {
    await this.started();
    const [path = ''] = call.url.split('?', 1);
    const candidates = await this.#candidates(path, namedRelease(release));
    const own = candidates.filter(({ part }) => isBelowAny(path, part.api.prefixes));
    if (own.length === 0) throw nowhere(call, path);
    return this.#firstAnswer(own, call);
  }

  async close(): Promise<void> {
    this.#unfollow();
    await this.#settling;
    await this.options.pool.close();
  }

  async #firstAnswer(candidates: readonly Candidate[], call: PartCall): Promise<AnsweredCall> {
    const { pool, host } = this.options;
    let last: unknown;
    for (const { part, mayWrite } of candidates) {
      try {
        const startable = await this.#startable.of(part, mayWrite);
        return { answer: await pool.answer(startable, call), part };
      } catch (error) {
        last = error;
        if (!(error instanceof RendererError)) host.onError(part.app, part.version, error);
        else if (!this.#mayAskAnother(part, error, call)) break;
      }
    }
    const [path = ''] = call.url.split('?', 1);
    throw new PartProblem(503, `${path} is not available. Please try again shortly.`, { cause: last });
  }

  /** A write may have been done before its version failed; and a version that is only busy is not helped by another. */
  #mayAskAnother({ app, version }: PartVersion, { fault }: RendererError, { method }: PartCall): boolean {
    if (fault === 'paused') return true;
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (fault !== 'busy') return true;
    return !this.options.pool
      .states()
      .some((one) => one.app === app && one.version === version && one.isReady);
  }

  /** The versions that may answer, best first. */
  async #candidates(path: string, named: NamedRelease | undefined): Promise<Candidate[]> {
    const known = this.#known(path, named);
    if (known || !named) return known ?? [];
    // Pages may know of a generation before this process does.
    await this.options.follower.refresh();
    await this.#settling;
    return this.#known(path, named) ?? [await this.#onDemand(path, named)];
  }

  /** Return what answers for a version that visitors get; undefined: it is not among them. */
  #known(path: string, named: NamedRelease | undefined): Candidate[] | undefined {
    const app = named?.app ?? ownerOf(path, this.#parts);
    const { live, canary, previous } = (app !== undefined && this.#parts.get(app)) || {};
    const version = named?.version;
    const inOrder = (...parts: readonly (PartVersion | undefined)[]): Candidate[] =>
      parts.flatMap((part) => (part ? [{ part, mayWrite: true }] : []));
    if (version === undefined || version === live?.version) return inOrder(live, previous);
    if (version === canary?.version) return inOrder(canary, live);
    return version === previous?.version ? inOrder(previous) : undefined;
  }

  /** Return a version that was replaced, or is a preview. @throws PartProblem when it is not offered */
  async #onDemand(
    path: string,
    { app = ownerOf(path, this.#parts), version }: NamedRelease,
  ): Promise<Candidate> {
    const { follower, host } = this.options;
    const gone = new PartProblem(410, `Version ${version} is not offered any more. Load the page anew.`);
    const { barred = {} } = (app !== undefined && follower.generation().apps[app]) || {};
    if (app === undefined || Object.hasOwn(barred, version)) throw gone;
    const release = await follower.fetchRelease(app, version).catch(() => undefined);
    const part = partOfRelease(release);
    if (!part) throw gone;
    return { part, mayWrite: await host.wasServed(app, version) };
  }

  /** Switch to the versions of a generation. It never rejects: it reports failures and goes on with the rest. */
  async #settle(generation: Generation): Promise<void> {
    const { follower, pool, host } = this.options;
    const parts = partsOf(follower, generation);
    const kept: Candidate['part'][] = [];
    for (const { live, canary } of parts.values()) {
      for (const [part, stage] of [
        [live, 'live'],
        [canary, 'canary'],
      ] as const) {
        if (!part) continue;
        kept.push(part);
        await this.#bring(part, stage);
      }
    }
    const starting = kept.map((part) =>
      this.#startable.of(part, true).catch((error: unknown) => {
        host.onError(part.app, part.version, error);
        return undefined;
      }),
    );
    const startable = (await Promise.all(starting)).filter((part) => part !== undefined);
    for (const [app, { live }] of parts) {
      if (live?.version !== this.#parts.get(app)?.live?.version) pool.forgive(app);
    }
    // Until then, those before them answer.
    await pool.start(startable, START_MS);
    this.#parts = parts;
    pool.keep(startable);
    host.onLive([...parts.values()].flatMap(({ live }) => live ?? []));
  }

  async #bring(part: PartVersion, stage: 'live' | 'canary'): Promise<void> {
    const { follower, host } = this.options;
    const { app, version, api } = part;
    try {
      const records = api.records && (await readFile(follower.filePath(app, api.records), 'utf8'));
      await host.bringRecords(part, records, stage);
    } catch (error) {
      host.onError(app, version, error);
    }
  }
}

function nowhere({ method }: PartCall, path: string): PartProblem {
  return new PartProblem(404, `There is no ${method} ${path}.`);
}
