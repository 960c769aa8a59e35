/** What the guard goes by. */
export interface GuardSettings {
  /** Shares of visitors, in percent, that an automatic canary goes through before everyone gets it. */
  readonly stages: readonly number[];
  /** Least time at each share, in ms. */
  readonly stageMs: number;
  /** Least visitors of the canary at each share. */
  readonly stageVisitors: number;
  /** Visitors of the canary, at all shares together, before what browsers say may stop it. */
  readonly leastVisitors: number;
}

export const GUARD_DEFAULTS: GuardSettings = {
  stages: [1, 10, 50],
  stageMs: 5 * 60_000,
  stageVisitors: 100,
  leastVisitors: 50,
};

/** A canary is stopped when it is this many times likelier that it fails more often than the live version. */
export const STOP_RATIO = 200;

/** From here on, a canary is suspect: it goes no further until more is known. */
export const SUSPECT_RATIO = 20;

/** How much more of its visitors must fail, as a share: what matters less stops no canary, however sure it is. */
export const LEAST_EXCESS = 0.005;

/** What a failed render counts for: one visitor makes several, and often several that fail. */
export const RENDER_WEIGHT = 0.25;
