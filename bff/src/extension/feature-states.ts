/** Whether a feature answers; `starting`: its start takes longer than ours waited for it. */
export interface FeatureState {
  readonly state: 'starting' | 'ready' | 'failed';
  /** Why it failed, for operators. */
  readonly reason?: string;
  /** Errors that it threw where nobody waited for them, such as in a timer. */
  readonly strayErrors: number;
}

/** What the features of teams are doing, for health checks and metrics. */
export class FeatureStates {
  private readonly states = new Map<string, FeatureState>();

  set(feature: string, state: FeatureState['state'], reason?: string): void {
    const { strayErrors = 0 } = this.states.get(feature) ?? {};
    this.states.set(feature, { state, strayErrors, ...(reason !== undefined && { reason }) });
  }

  /** Count an error that a feature threw outside a request. */
  countStrayError(feature: string): void {
    const known = this.states.get(feature);
    if (known) this.states.set(feature, { ...known, strayErrors: known.strayErrors + 1 });
  }

  all(): ReadonlyMap<string, FeatureState> {
    return this.states;
  }
}
