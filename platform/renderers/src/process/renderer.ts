/** One renderer: a process that runs one version, and the jobs in it. */
import type { StartedProcess } from '@sinima/processes/start-process';
import type { RendererLimits } from '../shapes/limits.ts';
import type { FromRenderer, JobResult, ToRenderer } from '../shapes/messages.ts';
import type { RendererFault } from '../shapes/renderer-error.ts';
import type { RunnableVersion } from '../shapes/renderer-pool.ts';
import { JobReads } from './job-reads.ts';
import { settleJob, type Job } from './job.ts';
import { RecentWork } from './recent-work.ts';
import { endOfRenderer, startRenderer, type RendererEnd, type RendererScript } from './start-renderer.ts';

export interface RendererListener {
  /** The bundle is evaluated: jobs may come. */
  readonly onLoaded: () => void;
  /** A job ended, in whatever way. */
  readonly onFree: () => void;
  /** It failed as a whole and is ended; its jobs are still in `jobs`. */
  readonly onFault: (fault: RendererFault, detail: string) => void;
  /** Somebody else ended it; its jobs are still in `jobs`. */
  readonly onKilled: (signal: string) => void;
  /** Something was thrown outside of any job. */
  readonly onStray: (detail: string) => void;
  readonly onLog: (line: string) => void;
  /** The process is gone. */
  readonly onGone: () => void;
}

/** Time without a sign of life after which a renderer gets no more jobs, in milliseconds. */
const SILENT_MS = 200;

export class Renderer {
  readonly jobs = new Map<number, Job>();
  readonly bornAt = performance.now();
  /** Between 0 and 1, another for each. */
  readonly youth = Math.random();
  /** Started its own code; what comes is the version's. */
  isStarted = false;
  isReady = false;
  /** Takes no more jobs and ends after those that it has. */
  isRetiring = false;
  hasFailed = false;
  /** Another one is being started in its place. */
  isRenewed = false;
  memory = 0;
  /** The part of V8's heap that is in use, garbage included, as it told itself. */
  heap = 0;
  /** Memory when it was first seen with its bundle loaded. */
  memoryAtFirst = 0;
  /** Pings answered while it loads. */
  loadingPongs = 0;
  /** Whether a ping waits for its answer. */
  isPinged = false;
  /** Time without a sign of life, counted by the watch. */
  silentMs = 0;
  /** CPU time when the watch last looked. */
  cpuMs = 0;
  /** CPU time that the renderer told itself. */
  toldCpuMs = 0;
  /** Resolves when the process is gone. */
  readonly gone: Promise<void>;
  readonly #child: StartedProcess<void>;
  readonly #recent = new RecentWork();
  #lastJob = 0;
  readonly #reads: JobReads;

  constructor(
    readonly version: RunnableVersion,
    script: Omit<RendererScript, 'heapMb'>,
    bundle: string | undefined,
    { heapMb, answerBytes }: RendererLimits,
    private readonly listener: RendererListener,
  ) {
    this.#reads = new JobReads(this.jobs, (message) => this.#send(message), version.read);
    this.#child = startRenderer({ ...script, heapMb }, version, (message) => this.#receive(message));
    this.gone = this.#child.ended.then((end) => this.#ended(endOfRenderer(end, this.#child.output())));
    this.#send({
      type: 'load',
      answerBytes,
      ...(bundle === undefined ? {} : { bundle }),
      ...(version.given === undefined ? {} : { given: version.given }),
    });
  }

  get pid(): number {
    return this.#child.pid;
  }

  /** Whether it may be given jobs: not while its event loop is silent, nor while it runs a trial. */
  get isUsable(): boolean {
    const isReserved = [...this.jobs.values()].some(({ isTrial }) => isTrial);
    return this.isReady && this.isLasting && !isReserved && this.silentMs < SILENT_MS;
  }

  /** Whether it is there for jobs to come. */
  get isLasting(): boolean {
    return !this.isRetiring && !this.hasFailed;
  }

  /** Places whose work may be to blame for a fault now. */
  recentPlaces(): ReadonlySet<string> {
    return this.#recent.now(this.jobs.values());
  }

  begin(job: Job): void {
    this.#lastJob += 1;
    this.jobs.set(this.#lastJob, job);
    this.#send({ type: 'job', job: this.#lastJob, input: job.input });
  }

  ping(): void {
    this.isPinged = true;
    this.#send({ type: 'ping' });
  }

  /** Forget a job that is done or given up. */
  drop(id: number): void {
    const job = this.jobs.get(id);
    if (!job) return;
    this.jobs.delete(id);
    this.#recent.ended(job);
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
    if (this.hasFailed) return;
    this.hasFailed = true;
    this.kill();
    this.listener.onFault(fault, detail);
  }

  kill(): void {
    this.isRetiring = true;
    this.#child.kill('SIGKILL');
  }

  #ended({ fault, detail }: RendererEnd): void {
    const isExpected = this.hasFailed || (this.isRetiring && this.jobs.size === 0);
    this.hasFailed = true;
    if (!isExpected && fault === 'killed') this.listener.onKilled(detail);
    else if (!isExpected && fault !== 'killed') this.listener.onFault(fault, detail);
    this.listener.onGone();
  }

  #send(message: ToRenderer): void {
    this.#child.send(message);
  }

  #receive(message: FromRenderer): void {
    if (this.hasFailed) return;
    this.isPinged = false;
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
        this.#live(message);
        return;
      case 'stray':
        this.listener.onStray(message.error);
        return;
      case 'log':
        this.listener.onLog(message.line);
        return;
      case 'reads':
        if (!this.#reads.ask(message.reads)) this.#failAsGarbage();
        return;
      case 'done':
      case 'threw':
      case 'garbage':
        this.#settle(message);
        return;
      default:
        this.#failAsGarbage();
    }
  }

  #failAsGarbage(): void {
    this.fail('garbage', 'it sends messages that no renderer sends');
  }

  #live({ memory, heap, cpuMs }: Extract<FromRenderer, { type: 'pong' }>): void {
    this.memory = memory;
    this.heap = heap;
    this.toldCpuMs = cpuMs;
    if (!this.isReady) this.loadingPongs += 1;
    for (const job of this.jobs.values()) if (job.reads === 0) job.idlePongs += 1;
  }

  #settle(message: JobResult): void {
    const job = this.jobs.get(message.job);
    if (!job) return;
    // After a failure nobody knows what state it is in.
    if (!settleJob(job, message)) this.isRetiring = true;
    this.drop(message.job);
  }
}
