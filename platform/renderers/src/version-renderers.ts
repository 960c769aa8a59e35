/** The renderers of one version, and the jobs that wait for one of them. */
import { readFileSync } from 'node:fs';
import type { RendererLimits } from './shapes/limits.ts';
import { LINE_LENGTH, LineLimit } from './log/line-limit.ts';
import type { Admission, Pauses } from './pauses/pauses.ts';
import { Renderer, type Job } from './process/renderer.ts';
import { RendererError, type RendererFault } from './shapes/renderer-error.ts';
import type { PoolEvents, RunnableVersion, WorkOptions } from './shapes/renderer-pool.ts';

/** What the versions of a pool share. */
export interface PoolParts {
  readonly script: string;
  readonly limits: RendererLimits;
  readonly events: PoolEvents;
  readonly pauses: Pauses;
  readonly blame: (output: unknown) => string | undefined;
  /** Whether one more process may be started. */
  readonly mayStart: () => boolean;
}

interface Waiting {
  readonly job: Job;
  readonly isTrial: boolean;
  readonly expiry: NodeJS.Timeout;
}

/** A renderer in which work threw is replaced, but not more often than this, in milliseconds. */
const REPLACED_MS = 10_000;

export const versionKey = ({ app, version }: RunnableVersion): string => `${app}@${version}`;

export class VersionRenderers {
  readonly renderers = new Set<Renderer>();
  isKept = false;
  usedAt = performance.now();
  readonly #key: string;
  readonly #queue: Waiting[] = [];
  readonly #lines = new LineLimit(() => performance.now());
  #replacedAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  constructor(
    readonly version: RunnableVersion,
    private readonly parts: PoolParts,
  ) {
    this.#key = versionKey(version);
  }

  get waiting(): number {
    return this.#queue.length;
  }

  get isUnused(): boolean {
    return this.#queue.length === 0 && [...this.renderers].every(({ jobs }) => jobs.size === 0);
  }

  run(input: unknown, options: WorkOptions, admission: Admission): Promise<unknown> {
    const { limits } = this.parts;
    this.usedAt = performance.now();
    if (this.#queue.length >= limits.waiting) {
      admission.gaveUp();
      return Promise.reject(this.#error('busy', `${limits.waiting} jobs wait for it`));
    }
    return new Promise((resolve, reject) => {
      const job: Job = {
        input,
        options,
        resolve: (output) => {
          admission.worked();
          this.#judge(output, options.place);
          resolve(output);
        },
        fail: (fault, detail, isBlamed) => {
          admission.gaveUp();
          if (isBlamed) this.#blamePlace(fault, detail, options.place);
          reject(this.#error(fault, detail, options.place));
        },
        reads: 0,
        idlePongs: 0,
        ownMs: 0,
      };
      const expiry = setTimeout(() => this.#expire(job), limits.waitMs).unref();
      this.#queue.push({ job, isTrial: admission.isTrial, expiry });
      this.#pump();
    });
  }

  /** Have a renderer ready, unless the version is put aside. */
  ensure(): void {
    if (this.#isClosed || this.parts.pauses.isPaused(this.#key)) return;
    if (![...this.renderers].some(({ isLasting }) => isLasting)) this.#start();
  }

  /** Replace a renderer; it goes when the new one is ready. */
  renew(renderer: Renderer, reason: string): void {
    if (!renderer.isLasting || !renderer.isReady || renderer.isRenewed) return;
    renderer.isRenewed = true;
    if (this.isKept || this.#queue.length > 0) this.#start(() => renderer.retire());
    else renderer.retire();
    this.parts.events.onRenew?.(this.version, reason);
  }

  /** Put the place of a job aside that cannot go on, and the renderer away in which it would stay. */
  giveUp(renderer: Renderer, id: number, fault: RendererFault, detail: string, isBlamed: boolean): void {
    renderer.jobs.get(id)?.fail(fault, detail, isBlamed);
    renderer.drop(id);
    if (isBlamed) this.#replace(renderer);
  }

  /** End its renderers, which have nothing to do. */
  end(reason: string): void {
    for (const renderer of this.renderers) {
      if (!renderer.isLasting) continue;
      renderer.retire();
      this.parts.events.onRenew?.(this.version, reason);
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const renderer of this.renderers) {
      for (const job of renderer.jobs.values()) job.fail('exits', 'the pool closes', false);
      renderer.jobs.clear();
      renderer.kill();
    }
    this.#refuseAll('exits', 'the pool closes');
  }

  #start(onReady?: () => void): void {
    const { script, limits, events } = this.parts;
    let bundle: string | undefined;
    try {
      bundle = this.version.bundle === undefined ? undefined : readFileSync(this.version.bundle, 'utf8');
    } catch (error) {
      this.#versionFailed('import', String(error));
      return;
    }
    const renderer: Renderer = new Renderer(this.version, script, bundle, limits, {
      onLoaded: () => {
        onReady?.();
        this.#pump();
      },
      onFree: () => {
        if (renderer.jobs.size === 0) renderer.isReserved = false;
        this.#pump();
      },
      onFault: (fault, detail) => this.#rendererFailed(renderer, fault, detail),
      onStray: (detail) => this.#stray(renderer, detail),
      onLog: (line) => this.#log(line),
      onGone: () => {
        this.renderers.delete(renderer);
        if (!this.#isClosed && (this.isKept || this.#queue.length > 0)) this.ensure();
      },
    });
    this.renderers.add(renderer);
    events.onStart?.(this.version);
  }

  /** Hand jobs to renderers, the least busy first, and start one where that helps. */
  #pump(): void {
    if (this.#isClosed) return;
    const { limits, mayStart } = this.parts;
    for (const waiting of this.#queue.slice()) {
      const most = waiting.isTrial ? 1 : limits.jobs;
      const usable = [...this.renderers].filter(({ isUsable, jobs }) => isUsable && jobs.size < most);
      usable.sort((a, b) => a.jobs.size - b.jobs.size);
      const [renderer] = usable;
      if (!renderer) continue;
      renderer.isReserved = waiting.isTrial;
      this.#leaveQueue(waiting.job);
      renderer.begin(waiting.job);
    }
    const lasting = [...this.renderers].filter(({ isLasting }) => isLasting);
    const isStarting = lasting.some(({ isReady }) => !isReady);
    const atWork = lasting.filter(({ isUsable }) => isUsable);
    const isWanted =
      this.#queue.length > 0 || (atWork.length > 0 && atWork.every(({ jobs }) => jobs.size > 1));
    const isNeeded = atWork.length === 0 && this.#queue.length > 0 && lasting.length <= limits.perVersion;
    if (isStarting || !isWanted || !(isNeeded || lasting.length < limits.perVersion)) return;
    if (lasting.length === 0 || mayStart()) this.#start();
  }

  #leaveQueue(job: Job): boolean {
    const index = this.#queue.findIndex((waiting) => waiting.job === job);
    if (index === -1) return false;
    clearTimeout(this.#queue[index]?.expiry);
    this.#queue.splice(index, 1);
    return true;
  }

  #expire(job: Job): void {
    if (this.#leaveQueue(job))
      job.fail('busy', `no renderer was free within ${this.parts.limits.waitMs} ms`, false);
  }

  #refuseAll(fault: RendererFault, detail: string): void {
    for (const { job } of this.#queue.slice()) {
      this.#leaveQueue(job);
      job.fail(fault, detail, false);
    }
  }

  #rendererFailed(renderer: Renderer, fault: RendererFault, detail: string): void {
    const { pauses, events } = this.parts;
    const jobs = [...renderer.jobs.values()];
    const [place, ...others] = renderer.suspects();
    renderer.jobs.clear();
    for (const job of jobs) job.fail(fault, detail, false);
    if (!renderer.isReady || place === undefined) {
      this.#versionFailed(fault, detail);
      return;
    }
    events.onFault?.(this.version, fault, detail);
    if (others.length === 0) pauses.placeFailed(this.#key, place);
    else pauses.oneFailed(this.#key, [place, ...others]);
    if (pauses.isPaused(this.#key)) this.#refuseAll(fault, detail);
    else this.#pump();
  }

  #versionFailed(fault: RendererFault, detail: string): void {
    this.parts.pauses.versionFailed(this.#key);
    this.parts.events.onFault?.(this.version, fault, detail);
    this.#refuseAll(fault, detail);
  }

  #stray(renderer: Renderer, detail: string): void {
    if (!renderer.isLasting) return;
    const { pauses, events } = this.parts;
    const [place, ...others] = renderer.suspects();
    if (!renderer.isReady || place === undefined) pauses.versionFailed(this.#key);
    else if (others.length === 0) pauses.placeFailed(this.#key, place);
    else pauses.oneFailed(this.#key, [place, ...others]);
    events.onFault?.(this.version, 'throws', detail);
    this.#replace(renderer);
  }

  /** Put a renderer away of whose state nothing is known any more. */
  #replace(renderer: Renderer): void {
    renderer.retire();
    if (this.isKept || this.#queue.length > 0) this.ensure();
  }

  #blamePlace(fault: RendererFault, detail: string, place: string): void {
    this.parts.pauses.placeFailed(this.#key, place);
    this.parts.events.onFault?.(this.version, fault, `${detail} (${place})`);
  }

  #judge(output: unknown, place: string): void {
    const detail = this.parts.blame(output);
    if (detail === undefined) return;
    this.parts.pauses.workThrew(this.#key, place);
    this.parts.events.onFault?.(this.version, 'throws', `${detail} (${place})`);
    const now = performance.now();
    if (now - this.#replacedAt < REPLACED_MS) return;
    this.#replacedAt = now;
    for (const renderer of this.renderers) if (renderer.isReady) this.renew(renderer, 'threw');
  }

  #log(line: string): void {
    const next = this.#lines.next();
    if (next !== 'cut') this.parts.events.onLog?.(this.version, line.slice(0, LINE_LENGTH));
  }

  #error(fault: RendererFault, detail: string, place?: string): RendererError {
    const { app, version } = this.version;
    const where = place === undefined ? '' : ` at ${place}`;
    return new RendererError(fault, `${app} ${version}: ${fault}${where}: ${detail}`);
  }
}
