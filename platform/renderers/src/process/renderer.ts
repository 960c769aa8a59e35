/** One renderer: a process that runs one version, and the jobs in it. */
import type { ChildProcess } from 'node:child_process';
import { deserialize } from 'node:v8';
import type { RendererLimits } from '../shapes/limits.ts';
import type { FromRenderer, ToRenderer } from '../shapes/messages.ts';
import type { RendererFault } from '../shapes/renderer-error.ts';
import type { RunnableVersion, WorkOptions } from '../shapes/renderer-pool.ts';
import { startProcess } from './start-process.ts';

/** Work that was begun. */
export interface Job {
  readonly input: unknown;
  readonly options: WorkOptions;
  readonly resolve: (output: unknown) => void;
  /** `isBlamed`: whether it counts against the version and its place. */
  readonly fail: (fault: RendererFault, detail: string, isBlamed: boolean) => void;
  /** Reads that it waits for. */
  reads: number;
  /** Signs of life of the event loop since the job last did anything, while it waited for no read. */
  idlePongs: number;
  /** Milliseconds in which it waited for no read. */
  ownMs: number;
}

export interface RendererListener {
  /** The bundle is evaluated: jobs may come. */
  readonly onLoaded: () => void;
  /** A job ended, in whatever way. */
  readonly onFree: () => void;
  /** It failed as a whole and is ended; its jobs are still in `jobs`. */
  readonly onFault: (fault: RendererFault, detail: string) => void;
  /** Something was thrown outside of any job. */
  readonly onStray: (detail: string) => void;
  readonly onLog: (line: string) => void;
  /** The process is gone. */
  readonly onGone: () => void;
}

/** How much is kept of what V8 writes when it gives up. */
const STDERR_LENGTH = 8_192;

/** Time without a sign of life after which a renderer gets no more jobs, in milliseconds. */
const SILENT_MS = 200;

/** How long a place counts as a possible cause after its job ended, in milliseconds. */
const SUSPECT_MS = 2_000;

/** Jobs that are remembered for it. */
const ENDED = 16;

const ignore = (): void => undefined;

export class Renderer {
  readonly jobs = new Map<number, Job>();
  readonly bornAt = performance.now();
  /** Started its own code; what comes is the version's. */
  isStarted = false;
  isReady = false;
  /** Takes no more jobs and ends after those that it has. */
  isRetiring = false;
  /** Runs one job that failed before; nobody else is to suffer. */
  isReserved = false;
  hasFailed = false;
  /** Another one is being started in its place. */
  isRenewed = false;
  /** Between 0 and 1, another for each. */
  readonly youth = Math.random();
  /** Resolves when the process is gone. */
  readonly gone: Promise<void>;
  memory = 0;
  /** Pings answered while it loads. */
  loadingPongs = 0;
  usedAt = performance.now();
  /** When the unanswered ping was sent; undefined: none is. */
  pingedAt: number | undefined;
  /** Time without a sign of life, counted by `watch`. */
  silentMs = 0;
  cpuMs = 0;
  /** CPU time that the renderer told itself. */
  toldCpuMs = 0;
  readonly #child: ChildProcess;
  readonly #ended: { readonly place: string; readonly at: number }[] = [];
  #stderr = '';
  #isEnded = false;
  #lastJob = 0;

  constructor(
    readonly version: RunnableVersion,
    script: string,
    bundle: string | undefined,
    { heapMb, answerBytes }: RendererLimits,
    private readonly listener: RendererListener,
  ) {
    this.#child = startProcess(script, heapMb);
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#stderr = (this.#stderr + chunk.toString('latin1')).slice(-STDERR_LENGTH);
    });
    this.#child.on('message', (message: FromRenderer) => this.#receive(message));
    this.#child.on('error', (error) => this.fail('exits', error.message));
    this.gone = new Promise((resolve) => {
      this.#child.on('close', (code, signal) => {
        this.#isEnded = true;
        this.#explainEnd(code, signal);
        listener.onGone();
        resolve();
      });
    });
    this.#send({ type: 'load', answerBytes, ...(bundle === undefined ? {} : { bundle }) });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Whether it may be given jobs: one whose event loop is silent may not. */
  get isUsable(): boolean {
    return this.isReady && this.isLasting && !this.isReserved && this.silentMs < SILENT_MS;
  }

  /** Whether it is there for jobs to come. */
  get isLasting(): boolean {
    return !this.isRetiring && !this.hasFailed;
  }

  begin(job: Job): void {
    this.#lastJob += 1;
    this.usedAt = performance.now();
    this.jobs.set(this.#lastJob, job);
    this.#send({ type: 'job', job: this.#lastJob, input: job.input });
  }

  ping(): void {
    this.pingedAt = performance.now();
    this.#send({ type: 'ping' });
  }

  /** Places whose work may be to blame for what happens now: of jobs under way, or of those that ended just now. */
  suspects(): ReadonlySet<string> {
    if (this.jobs.size > 0) return new Set([...this.jobs.values()].map(({ options }) => options.place));
    const since = performance.now() - SUSPECT_MS;
    return new Set(this.#ended.filter(({ at }) => at >= since).map(({ place }) => place));
  }

  /** Forget a job that is given up; its renderer goes on. */
  drop(id: number): void {
    const job = this.jobs.get(id);
    if (!job) return;
    this.jobs.delete(id);
    this.usedAt = performance.now();
    this.#ended.push({ place: job.options.place, at: this.usedAt });
    if (this.#ended.length > ENDED) this.#ended.shift();
    if (this.isRetiring && this.jobs.size === 0) this.kill();
    this.listener.onFree();
  }

  /** Take no more jobs, and end after those that it has. */
  retire(): void {
    this.isRetiring = true;
    if (this.jobs.size === 0) this.kill();
  }

  /** End it at once, for a reason that its version is to blame for. */
  fail(fault: RendererFault, detail: string): void {
    if (this.hasFailed || this.#isEnded) return;
    this.hasFailed = true;
    this.kill();
    this.listener.onFault(fault, detail);
  }

  kill(): void {
    this.isRetiring = true;
    this.#child.kill('SIGKILL');
  }

  #explainEnd(code: number | null, signal: NodeJS.Signals | null): void {
    if (this.hasFailed || (this.isRetiring && this.jobs.size === 0)) return;
    this.hasFailed = true;
    if (/heap out of memory|allocation fail/i.test(this.#stderr)) {
      this.listener.onFault('memory', 'its JavaScript heap is full');
      return;
    }
    const last = this.#stderr.trim().split('\n').at(-1) ?? '';
    this.listener.onFault('exits', `${signal ?? `exit code ${code}`}${last === '' ? '' : `: ${last}`}`);
  }

  #send(message: ToRenderer): void {
    if (this.#child.connected) this.#child.send(message, ignore);
  }

  #receive(message: FromRenderer): void {
    if (this.hasFailed) return;
    this.pingedAt = undefined;
    this.silentMs = 0;
    switch (message.type) {
      case 'started':
        this.isStarted = true;
        return;
      case 'loaded':
        this.isReady = true;
        this.listener.onLoaded();
        return;
      case 'unloadable':
        this.fail('import', message.error);
        return;
      case 'pong':
        this.#live(message.memory, message.cpuMs);
        return;
      case 'stray':
        this.listener.onStray(message.error);
        return;
      case 'log':
        this.listener.onLog(message.line);
        return;
      case 'read':
        void this.#read(message.job, message.read, message.path);
        return;
      case 'done':
      case 'threw':
      case 'garbage':
        this.#settle(message);
        return;
      default:
        this.fail('garbage', 'it sends what is no message of a renderer');
    }
  }

  #live(memory: number, cpuMs: number): void {
    this.memory = memory;
    this.toldCpuMs = cpuMs;
    if (!this.isReady) this.loadingPongs += 1;
    for (const job of this.jobs.values()) if (job.reads === 0) job.idlePongs += 1;
  }

  #settle(message: Extract<FromRenderer, { job: number; type: 'done' | 'threw' | 'garbage' }>): void {
    const job = this.jobs.get(message.job);
    if (!job) return;
    if (message.type === 'done') {
      try {
        job.resolve(deserialize(message.output));
      } catch (error) {
        job.fail('garbage', String(error), true);
      }
    } else job.fail(message.type === 'threw' ? 'throws' : 'garbage', message.error, true);
    this.drop(message.job);
  }

  async #read(id: number, read: number, path: string): Promise<void> {
    const job = this.jobs.get(id);
    if (!job) return;
    job.reads += 1;
    job.idlePongs = 0;
    let reply: ToRenderer;
    try {
      reply = { type: 'answer', read, answer: await job.options.read(path) };
    } catch (error) {
      reply = { type: 'unanswered', read, error: error instanceof Error ? error.message : String(error) };
    }
    job.reads -= 1;
    job.idlePongs = 0;
    this.#send(reply);
  }
}
