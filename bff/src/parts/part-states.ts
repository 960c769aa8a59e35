import type { PartPool } from '@sinima/api-parts/part-pool';
import type { ServedParts } from '@sinima/api-parts/served-parts';

/** One version of a part, for health checks and metrics. */
export interface PartState {
  readonly version: string;
  readonly state: 'starting' | 'ready' | 'paused';
  /** Its last error, for operators. */
  readonly reason?: string;
}

/** What the parts of the API are doing. */
export class PartStates {
  private readonly reasons = new Map<string, string>();
  private readonly counts = new Map<
    string,
    { readonly app: string; readonly fault: string; count: number }
  >();
  private parts: Pick<ServedParts, 'offered' | 'started'> | undefined;
  private pool: Pick<PartPool, 'states' | 'isPaused'> | undefined;
  /** Why there are none; undefined: there is a store. */
  unavailable: string | undefined =
    'No release store is followed: RELEASES_DIR, RELEASES_BUCKET or RELEASES_URL names one.';

  /** Tell of these from now on. */
  follow(parts: Pick<ServedParts, 'offered' | 'started'>, pool: Pick<PartPool, 'states' | 'isPaused'>): void {
    this.parts = parts;
    this.pool = pool;
    this.unavailable = undefined;
  }

  /** Resolves once the parts can answer, or take too long for it. */
  async started(): Promise<void> {
    await this.parts?.started().catch(() => undefined);
  }

  /** Note what a version did in place of its work. */
  note(app: string, version: string, fault: string, detail: string): void {
    this.reasons.set(`${app}@${version}`, `${fault}: ${detail.split('\n', 1)[0]}`);
    const key = `${app} ${fault}`;
    const known = this.counts.get(key) ?? { app, fault, count: 0 };
    known.count += 1;
    this.counts.set(key, known);
  }

  /** The live version of each part, by app, and `<app> canary`. */
  all(): Readonly<Record<string, PartState>> {
    const states: Record<string, PartState> = {};
    for (const [app, { live, canary }] of this.parts?.offered() ?? []) {
      if (live) states[app] = this.stateOf(app, live.version);
      if (canary) states[`${app} canary`] = this.stateOf(app, canary.version);
    }
    return states;
  }

  /** How often each part failed, by kind of fault. */
  faults(): Iterable<{ readonly app: string; readonly fault: string; readonly count: number }> {
    return this.counts.values();
  }

  private stateOf(app: string, version: string): PartState {
    const reason = this.reasons.get(`${app}@${version}`);
    const isReady = this.pool
      ?.states()
      .some((one) => one.app === app && one.version === version && one.isReady);
    const isPaused = this.pool?.isPaused({ app, version });
    return {
      version,
      state: isPaused ? 'paused' : isReady ? 'ready' : 'starting',
      ...(reason !== undefined && { reason }),
    };
  }
}
