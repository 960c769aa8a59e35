/** The renderers of one version, and the jobs that wait for one of them. */
import { readFileSync } from 'node:fs';
import { LINE_LENGTH, LineLimit } from './log/line-limit.ts';
import { FaultRecord } from './pauses/fault-record.ts';
import type { Admission } from './pauses/pauses.ts';
import type { Job } from './process/job.ts';
import { Renderer } from './process/renderer.ts';
import type { PoolParts } from './pool-services.ts';
import { RendererError, type RendererFault } from './shapes/renderer-error.ts';
import type { RunnableVersion, WorkOptions } from './shapes/renderer-pool.ts';
import { WaitingJobs } from './waiting-jobs.ts';

/** A renderer in which work threw is replaced, but not more often than this, in milliseconds. */
const REPLACED_MS = 10_000;

const NO_JOB = { isRepeated: false, reads: 0, idlePongs: 0, ownMs: 0 };

export class VersionRenderers {
  readonly renderers = new Set<Renderer>();
  isKept = false;
  usedAt = performance.now();
  readonly #waiting: WaitingJobs;
  readonly #faults: FaultRecord;
  readonly #lines = new LineLimit(() => performance.now());
  #replacedAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  constructor(
    readonly version: RunnableVersion,
    private readonly parts: PoolParts,
  ) {
    this.#waiting = new WaitingJobs(parts.limits.waitMs);
    this.#faults = new FaultRecord(version, parts.pauses, parts.events);
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  get isUnused(): boolean {
    return this.waiting === 0 && [...this.renderers].every(({ jobs }) => jobs.size === 0);
  }

  run(input: unknown, options: WorkOptions, admission: Admission): Promise<unknown> {
    const { limits } = this.parts;
    const { place } = options;
    this.usedAt = performance.now();
    if (this.waiting >= limits.waiting) {
      admission.gaveUp();
      return Promise.reject(this.#error('busy', `${limits.waiting} jobs wait for it`, place));
    }
    return new Promise((resolve, reject) => {
      const done = (output: unknown): void => {
        admission.worked();
        this.#judge(output, place);
        resolve(output);
      };
      const fail: Job['fail'] = (fault, detail, isAtFault) => {
        admission.gaveUp();
        if (isAtFault) this.#faults.place(place, fault, detail);
        reject(this.#error(fault, detail, place));
      };
      const { isTrial } = admission;
      this.#waiting.add({ ...NO_JOB, input, options, isTrial, resolve: done, fail });
      this.#pump();
    });
  }

  /** Have a renderer ready, unless the version pauses. */
  ensure(): void {
    if (this.#isClosed || this.#faults.isPaused || this.#lasting().length > 0) return;
    this.parts.mayStart();
    this.#start();
  }

  /** Replace a renderer; it goes when the new one is ready. */
  renew(renderer: Renderer, reason: string): void {
    if (!renderer.isLasting || !renderer.isReady || renderer.isRenewed) return;
    renderer.isRenewed = true;
    if (this.isKept || this.waiting > 0) this.#start(() => renderer.retire());
    else renderer.retire();
    this.parts.events.onRenew?.(this.version, reason);
  }

  /** End a job that does not go on; where it is to blame, its renderer is replaced. */
  giveUp(renderer: Renderer, id: number, fault: RendererFault, detail: string, isAtFault: boolean): void {
    renderer.jobs.get(id)?.fail(fault, detail, isAtFault);
    if (isAtFault) renderer.isRetiring = true;
    renderer.drop(id);
  }

  /** End its renderers, which have nothing to do; `but` the first of them. */
  end(reason: string, but = 0): void {
    for (const renderer of this.#lasting().slice(but)) {
      if (renderer.jobs.size > 0) continue;
      renderer.retire();
      this.parts.events.onRenew?.(this.version, reason);
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const renderer of this.renderers) {
      const jobs = [...renderer.jobs.values()];
      renderer.jobs.clear();
      renderer.kill();
      for (const job of jobs) job.fail('busy', 'the pool closes', false);
    }
    this.#waiting.refuse('busy', 'the pool closes');
  }

  #lasting(): Renderer[] {
    return [...this.renderers].filter(({ isLasting }) => isLasting);
  }

  #start(onReady?: () => void): void {
    const { script, limits, events } = this.parts;
    let bundle: string | undefined;
    try {
      bundle = this.version.bundle === undefined ? undefined : readFileSync(this.version.bundle, 'utf8');
    } catch (error) {
      this.#failed('import', String(error));
      return;
    }
    const renderer: Renderer = new Renderer(this.version, script, bundle, limits, {
      onLoaded: () => {
        onReady?.();
        events.onLoaded?.(this.version);
        this.#pump();
      },
      onFree: () => this.#pump(),
      onFault: (fault, detail) => this.#rendererFailed(renderer, fault, detail),
      onKilled: (signal) => this.#rendererKilled(renderer, signal),
      onStray: (detail) => this.#stray(renderer, detail),
      onLog: (line) => {
        if (this.#lines.next() !== 'cut') events.onLog?.(this.version, line.slice(0, LINE_LENGTH));
      },
      onGone: () => {
        this.renderers.delete(renderer);
        if (this.isKept || this.waiting > 0) this.ensure();
      },
    });
    this.renderers.add(renderer);
    events.onStart?.(this.version);
  }

  /** Hand jobs to renderers, the least busy first, and start one where that helps. */
  #pump(): void {
    if (this.#isClosed) return;
    const { limits, mayStart } = this.parts;
    this.#waiting.take((job) => {
      const most = job.isTrial ? 1 : limits.jobs;
      const free = [...this.renderers].filter(({ isUsable, jobs }) => isUsable && jobs.size < most);
      const [renderer] = free.sort((a, b) => a.jobs.size - b.jobs.size);
      renderer?.begin(job);
      return renderer !== undefined;
    });
    const lasting = this.#lasting();
    if (lasting.some(({ isReady }) => !isReady)) return;
    const usable = lasting.filter(({ isUsable }) => isUsable);
    const isCrowded = usable.length > 0 && usable.every(({ jobs }) => jobs.size > 1);
    if (this.waiting === 0 && !isCrowded) return;
    // One more than usual where none takes jobs: those that there are hang, or try what failed before.
    const most = limits.perVersion + (usable.length === 0 ? 1 : 0);
    if (lasting.length < most && (mayStart() || lasting.length === 0)) this.#start();
  }

  #failed(fault: RendererFault, detail: string): void {
    this.#faults.all(fault, detail);
    this.#waiting.refuse(fault, detail);
  }

  #rendererFailed(renderer: Renderer, fault: RendererFault, detail: string): void {
    const recentPlaces = renderer.isReady ? renderer.recentPlaces() : new Set<string>();
    for (const job of renderer.jobs.values()) job.fail(fault, detail, false);
    renderer.jobs.clear();
    this.#faults.among(recentPlaces, fault, detail);
    if (this.#faults.isPaused) this.#waiting.refuse(fault, detail);
    else this.#pump();
  }

  /** Do its jobs again, once: nobody here ended it. */
  #rendererKilled(renderer: Renderer, signal: string): void {
    const jobs = [...renderer.jobs.values()];
    if (jobs.some(({ isRepeated }) => isRepeated)) {
      this.#rendererFailed(renderer, 'exits', `${signal}, twice`);
      return;
    }
    this.parts.events.onRenew?.(this.version, signal);
    renderer.jobs.clear();
    for (const job of jobs) this.#waiting.add(Object.assign(job, NO_JOB, { isRepeated: true }));
    this.#pump();
  }

  #stray(renderer: Renderer, detail: string): void {
    if (!renderer.isLasting) return;
    this.#faults.among(renderer.isReady ? renderer.recentPlaces() : new Set(), 'throws', detail);
    renderer.retire();
    if (this.#faults.isPaused) this.#waiting.refuse('throws', detail);
    else if (this.isKept || this.waiting > 0) this.ensure();
  }

  #judge(output: unknown, place: string): void {
    const detail = this.parts.faultOf(output);
    if (detail === undefined) return;
    this.#faults.thrown(place, detail);
    const now = performance.now();
    if (now - this.#replacedAt < REPLACED_MS) return;
    this.#replacedAt = now;
    for (const renderer of this.renderers) this.renew(renderer, 'threw');
  }

  #error(fault: RendererFault, detail: string, place: string): RendererError {
    const { app, version } = this.version;
    return new RendererError(fault, `${app} ${version}: ${fault} at ${place}: ${detail}`);
  }
}
