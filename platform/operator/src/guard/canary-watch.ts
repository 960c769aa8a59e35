import type { LivePointer } from '@sinima/contracts/pointer';
import type { VersionHealth } from '@sinima/contracts/reports';
import { since } from '../health/counts.ts';
import type { CanaryEvidence, Stratum } from './canary-evidence.ts';

/** Return what has been counted of a version of the watched app, in all. */
type CountsOf = (version: string) => VersionHealth;

interface Baseline {
  readonly stepSince: string;
  readonly percent: number;
  readonly canary: VersionHealth;
  readonly live: VersionHealth;
}

/** Collects the evidence on one canary, share by share, for as long as it runs beside the same live version. */
export class CanaryWatch {
  private ended: Stratum[] = [];
  private baseline: Baseline | undefined;

  /** @param versions the canary's and the live one: of another pair, this watch knows nothing */
  constructor(readonly versions: { readonly canary: string; readonly live: string }) {}

  /** Return the watch to go on with: this one, or a new one where the canary or the live version is another. */
  static of(former: CanaryWatch | undefined, canary: string, live: string): CanaryWatch {
    const isSame = former?.versions.canary === canary && former.versions.live === live;
    return isSame ? former : new CanaryWatch({ canary, live });
  }

  /** Look at the counts: begin a new stratum where the share has changed. @returns what is known by now */
  look(
    pointer: LivePointer,
    countsOf: CountsOf,
    now: number,
    silentShells: readonly string[],
  ): CanaryEvidence {
    const { percent, stepSince } = pointer.canary!;
    const counts = { canary: countsOf(this.versions.canary), live: countsOf(this.versions.live) };
    const former = this.baseline;
    const baseline = former?.stepSince === stepSince ? former : { stepSince, percent, ...counts };
    if (former !== undefined && former !== baseline) this.ended.push(this.stratum(former, counts));
    this.baseline = baseline;
    return {
      strata: [...this.ended, this.stratum(baseline, counts)],
      stageMs: now - Date.parse(stepSince),
      silentShells,
    };
  }

  private stratum(from: Baseline, counts: Pick<Stratum, 'canary' | 'live'>): Stratum {
    return {
      percent: from.percent,
      canary: since(from.canary, counts.canary),
      live: since(from.live, counts.live),
    };
  }
}
