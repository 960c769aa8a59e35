/** A mark as one place knows it. */
export interface MarkChange {
  readonly changedAt: Date;
  readonly isRemoved: boolean;
}

/** Return whether one change of a mark holds against another: the later one; at the same time, the mark stays set. */
export function holdsAgainst(one: MarkChange, other: MarkChange): boolean {
  const [a, b] = [one.changedAt.getTime(), other.changedAt.getTime()];
  return a === b ? other.isRemoved && !one.isRemoved : a > b;
}
