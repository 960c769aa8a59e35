import type { EditRecord } from '../stored/edit.schema.ts';

const HOUR_MS = 3_600_000;

/** Return how many hours a share of decided edits took at most, to a tenth; null: none was decided. */
export function hoursWithin(
  decided: readonly Pick<EditRecord, 'openedAt' | 'decision'>[],
  share: number,
): number | null {
  const times = decided
    .flatMap(({ openedAt, decision }) => (decision ? [decision.at.getTime() - openedAt.getTime()] : []))
    .sort((a, b) => a - b);
  const time = times[Math.ceil(times.length * share) - 1];
  return time === undefined ? null : Math.round((time / HOUR_MS) * 10) / 10;
}
