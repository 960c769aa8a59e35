/** Simulated visitors of a canary and of the live version beside it, look by look of the guard. */
import type { VersionHealth } from '@sinima/contracts/reports';
import type { Random } from '@sinima/seeded-random';
import type { CanaryEvidence, Stratum } from '../guard/canary-evidence.ts';
import { GUARD_DEFAULTS, type GuardSettings } from '../guard/guard-settings.ts';
import { judgeCanary, type Verdict } from '../guard/judge-canary.ts';
import { NO_COUNTS, plus } from '../health/counts.ts';

export interface StreamOptions {
  readonly random: Random;
  /** Visitors a second, of both versions together. */
  readonly rate: number;
  /** Share, 0 to 1, of visitors for whom the version fails. */
  readonly canaryFails: number;
  readonly liveFails: number;
  /** Share, 0 to 1, of renders on the server that fail, of both versions. */
  readonly rendersFail?: number;
  /** A failure is reported after 0 to so many seconds. */
  readonly delay?: number;
  /** Factor of all failures at a time, in seconds since the start: what strikes both versions alike. */
  readonly weather?: (second: number) => number;
  readonly settings?: Partial<GuardSettings>;
}

/** The outcome of a simulated canary. */
export interface Outcome {
  readonly end: 'promoted' | 'stopped' | 'undecided';
  /** In s, since the start. */
  readonly seconds: number;
  /** When its 300th visitor came, in s; undefined when it was over before. */
  readonly at300?: number;
  readonly verdict: Verdict;
}

/** How often the guard looks, in s: less often than it does, so that the tests are short. */
const LOOK_S = 5;
const LONGEST = 6 * 3_600;

/** Return how many of `tries` succeed: by leaps from success to success, or as a normal variable where they are many. */
function successes(random: Random, tries: number, probability: number): number {
  if (probability <= 0) return 0;
  if (probability >= 1) return tries;
  const expected = tries * probability;
  if (Math.min(expected, tries - expected) > 20) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.round(expected + Math.sqrt(expected * (1 - probability)) * normal);
  }
  const scale = Math.log(1 - probability);
  let found = 0;
  for (let at = Math.log(1 - random()) / scale; at < tries; at += 1 + Math.log(1 - random()) / scale)
    found += 1;
  return found;
}

/** Failures on their way: by the second of the look at which they are known. */
class Mail {
  private readonly due = new Map<number, number>();

  constructor(
    private readonly random: Random,
    private readonly delay: number,
  ) {}

  send(now: number, letters: number): void {
    for (let letter = 0; letter < letters; letter += 1) {
      const at = now + LOOK_S * Math.floor((this.random() * (this.delay + 1)) / LOOK_S);
      this.due.set(at, (this.due.get(at) ?? 0) + 1);
    }
  }

  arrive(now: number): number {
    const letters = this.due.get(now) ?? 0;
    this.due.delete(now);
    return letters;
  }
}

const counts = (visitors: number, failing: number, failedRenders: number): VersionHealth => ({
  visitors,
  failingVisitors: failing,
  renders: 2 * visitors,
  failedRenders,
  vitals: {},
});

/** Run a canary through its stages until the guard promotes or stops it. */
export function runCanary(options: StreamOptions): Outcome {
  const { random, rate, canaryFails, liveFails, rendersFail = 0, delay = 10, weather = () => 1 } = options;
  const settings = { ...GUARD_DEFAULTS, ...options.settings };
  const mail = { canary: new Mail(random, delay), live: new Mail(random, delay) };
  let strata: Stratum[] = [];
  let stepStart = 0;
  let seen = 0;
  let at300: number | undefined;
  let verdict: Verdict = { decision: 'hold', why: '' };
  const begin = (percent: number) => {
    strata = [...strata, { percent, canary: NO_COUNTS, live: NO_COUNTS }];
  };
  begin(settings.stages[0]!);
  for (let second = 0; second < LONGEST; second += LOOK_S) {
    const stage = strata.at(-1)!;
    const storm = weather(second);
    const count = (which: 'canary' | 'live', visitors: number, fails: number): VersionHealth => {
      mail[which].send(second, successes(random, visitors, Math.min(1, fails * storm)));
      const failedRenders = successes(random, 2 * visitors, Math.min(1, rendersFail * storm));
      return counts(visitors, mail[which].arrive(second), failedRenders);
    };
    const visitors = Math.floor(LOOK_S * rate * (0.5 + random()));
    const onCanary = successes(random, visitors, stage.percent / 100);
    seen += onCanary;
    if (seen >= 300) at300 ??= second;
    const canary = plus(stage.canary, count('canary', onCanary, canaryFails));
    const live = plus(stage.live, count('live', visitors - onCanary, liveFails));
    strata = [...strata.slice(0, -1), { ...stage, canary, live }];
    const evidence: CanaryEvidence = { strata, stageMs: (second - stepStart) * 1_000, silentShells: [] };
    verdict = judgeCanary(evidence, settings);
    if (verdict.decision === 'abort') return { end: 'stopped', seconds: second, at300, verdict };
    if (verdict.decision === 'continue') {
      const next = settings.stages[settings.stages.indexOf(stage.percent) + 1];
      if (next === undefined) return { end: 'promoted', seconds: second, at300, verdict };
      begin(next);
      stepStart = second;
    }
  }
  return { end: 'undecided', seconds: LONGEST, at300, verdict };
}
