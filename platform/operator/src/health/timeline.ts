import type { VersionHealth } from '@sinima/contracts/reports';
import { NO_COUNTS, plus } from './counts.ts';
import type { CountedRelease } from './health-totals.ts';

const MINUTE = 60_000;

/** Minutes that are kept: what the plots show. */
export const TIMELINE_MINUTES = 30;

const minuteOf = (time: number): number => Math.floor(time / MINUTE);

/** Counts of each version, minute by minute, of the last half hour. */
export class Timeline {
  private readonly minutes = new Map<number, Map<string, VersionHealth>>();

  /** Add what was counted at a time (ms). */
  add(time: number, counted: readonly CountedRelease[]): void {
    const minute = minuteOf(time);
    const versions = this.minutes.get(minute) ?? new Map<string, VersionHealth>();
    this.minutes.set(minute, versions);
    for (const { app, version, counts } of counted) {
      const key = `${app} ${version}`;
      versions.set(key, plus(versions.get(key) ?? NO_COUNTS, counts));
    }
    for (const old of this.minutes.keys()) {
      if (old <= minute - TIMELINE_MINUTES) this.minutes.delete(old);
    }
  }

  /** Return a version's counts of each of the last 30 minutes, the present one last. */
  minutesOf(app: string, version: string, now: number): VersionHealth[] {
    const last = minuteOf(now);
    return Array.from(
      { length: TIMELINE_MINUTES },
      (_, index) =>
        this.minutes.get(last - TIMELINE_MINUTES + 1 + index)?.get(`${app} ${version}`) ?? NO_COUNTS,
    );
  }
}
