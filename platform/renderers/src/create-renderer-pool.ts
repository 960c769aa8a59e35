import { LIMITS, type RendererLimits } from './shapes/limits.ts';
import type { PoolParts } from './pool-services.ts';
import { versionKey } from './pauses/fault-record.ts';
import { Pauses } from './pauses/pauses.ts';
import type { Renderer } from './process/renderer.ts';
import type { NodeCommand } from './process/sandbox-command.ts';
import { watchRenderers } from './process/watch.ts';
import { RendererError } from './shapes/renderer-error.ts';
import type {
  PoolEvents,
  RendererPool,
  RendererState,
  RunnableVersion,
  WorkOptions,
} from './shapes/renderer-pool.ts';
import { VersionRenderers } from './version-renderers.ts';

export interface PoolOptions<Output> {
  /** How Node is started, as `nodeCommand` finds it. */
  readonly node: NodeCommand;
  /** The module that renderers run, absolute: one file that calls `serveJobs`. */
  readonly script: string;
  /** Whether code in renderers may make code of texts, as routers and validators do; left out: it may not. */
  readonly mayCompile?: boolean;
  readonly limits?: Partial<RendererLimits>;
  readonly events?: PoolEvents;
  /**
   * Say what threw within work that was done all the same. Its place pauses and its renderer is replaced; `run`
   * resolves with the output.
   */
  readonly faultOf?: (output: Output) => string | undefined;
}

/** How often age and use are looked at, in milliseconds. */
const SWEEP_MS = 1_000;

/** How much younger than `ageMs` a renderer may be when it is replaced, so that not all go at once. */
const AGE_SPREAD = 0.2;

/** Make a pool of renderers; it starts none before `run` or `keep`. */
export function createRendererPool<Input, Output>(options: PoolOptions<Output>): RendererPool<Input, Output> {
  return new Pool<Input, Output>(options);
}

class Pool<Input, Output> implements RendererPool<Input, Output> {
  readonly #limits: RendererLimits;
  readonly #parts: PoolParts;
  readonly #pauses: Pauses;
  readonly #versions = new Map<string, VersionRenderers>();
  readonly #unwatch: () => void;
  readonly #sweep: NodeJS.Timeout;
  #isClosed = false;

  constructor({ node, script, mayCompile = false, limits, events = {}, faultOf }: PoolOptions<Output>) {
    this.#limits = { ...LIMITS, ...limits };
    this.#pauses = new Pauses(this.#limits.pausesMs);
    this.#parts = {
      script: { node, script, mayCompile },
      events,
      limits: this.#limits,
      pauses: this.#pauses,
      faultOf: (output) => faultOf?.(output as Output),
      mayStart: () => this.#mayStart(),
    };
    this.#unwatch = watchRenderers(() => this.#renderers(), this.#limits, {
      onLarge: (renderer) => this.#of(renderer)?.renew(renderer, 'memory'),
      onLate: (renderer, job) =>
        this.#of(renderer)?.giveUp(renderer, job, 'late', 'it waits for nothing that comes', true),
      onStarved: (renderer, job) =>
        this.#of(renderer)?.giveUp(renderer, job, 'busy', 'the machine has no time for it', false),
    });
    this.#sweep = setInterval(() => this.#tidy(), SWEEP_MS).unref();
  }

  run(version: RunnableVersion, input: Input, options: WorkOptions): Promise<Output> {
    const { app, version: name } = version;
    const refuse = (fault: 'paused' | 'busy', detail: string): Promise<never> =>
      Promise.reject(new RendererError(fault, `${app} ${name}: ${fault} at ${options.place}: ${detail}`));
    if (this.#isClosed) return refuse('busy', 'the pool is closed');
    const admission = this.#pauses.admit(versionKey(version), options.place);
    if (!admission) return refuse('paused', 'it failed before and is tried again later');
    return this.#open(version).run(input, options, admission) as Promise<Output>;
  }

  keep(versions: readonly RunnableVersion[]): void {
    const kept = new Set(versions.map(versionKey));
    for (const [key, one] of this.#versions) one.isKept = kept.has(key);
    for (const version of versions) {
      const one = this.#open(version);
      one.isKept = true;
      one.ensure();
    }
  }

  isPaused(version: RunnableVersion, place?: string): boolean {
    return this.#pauses.isPaused(versionKey(version), place);
  }

  forgive(app?: string): void {
    this.#pauses.forget(app === undefined ? '' : `${app}@`);
    this.#tidy();
  }

  states(): readonly RendererState[] {
    return this.#renderers().map(({ version, pid, isUsable, jobs, memory, heap }) => ({
      app: version.app,
      version: version.version,
      pid,
      isReady: isUsable,
      busy: jobs.size,
      memory,
      heap,
    }));
  }

  waiting(): number {
    return [...this.#versions.values()].reduce((sum, { waiting }) => sum + waiting, 0);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#unwatch();
    clearInterval(this.#sweep);
    const ends = this.#renderers().map(({ gone }) => gone);
    for (const one of this.#versions.values()) one.close();
    await Promise.all(ends);
  }

  #open(version: RunnableVersion): VersionRenderers {
    const key = versionKey(version);
    const known = this.#versions.get(key);
    if (known) return known;
    const made = new VersionRenderers(version, this.#parts);
    this.#versions.set(key, made);
    return made;
  }

  #of(renderer: Renderer): VersionRenderers | undefined {
    return this.#versions.get(versionKey(renderer.version));
  }

  #renderers(): Renderer[] {
    return [...this.#versions.values()].flatMap(({ renderers }) => [...renderers]);
  }

  /** Whether one more process may be started; one of a version that is not kept and not in use makes room. */
  #mayStart(): boolean {
    const lasting = this.#renderers().filter(({ isLasting }) => isLasting);
    if (lasting.length < this.#limits.renderers) return true;
    const [unused] = [...this.#versions.values()]
      .filter(({ isKept, isUnused, renderers }) => !isKept && isUnused && renderers.size > 0)
      .sort((a, b) => a.usedAt - b.usedAt);
    unused?.end('room');
    return unused !== undefined;
  }

  #tidy(): void {
    const now = performance.now();
    for (const [key, one] of this.#versions) {
      if (one.isKept) one.ensure();
      if (!one.isUnused || now - one.usedAt < this.#limits.unusedMs) continue;
      one.end('unused', one.isKept ? 1 : 0);
      if (!one.isKept && one.renderers.size === 0) this.#versions.delete(key);
    }
    for (const renderer of this.#renderers()) {
      const age = this.#limits.ageMs * (1 - AGE_SPREAD * renderer.youth);
      if (now - renderer.bornAt > age) this.#of(renderer)?.renew(renderer, 'age');
    }
  }
}
