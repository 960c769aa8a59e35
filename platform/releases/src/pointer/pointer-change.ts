import type { Change, Generation } from '@sinima/contracts/pointer';
import type { Decided } from './change-pointer.ts';

/** What was decided of a generation, and the message for the caller. */
export interface ToldDecision extends Decided {
  readonly notes: readonly string[];
}

/** What came of a command that changes what is live. */
export interface PointerChange {
  /** The generation that stands now. */
  readonly generation: Generation;
  /** What was changed; empty: nothing. */
  readonly changes: readonly Change[];
  /** What was not done and why, and what came along with the change: sentences, with the command that helps. */
  readonly notes: readonly string[];
}

/** Nothing is changed, for these reasons. */
export function unchanged({ apps }: Generation, ...notes: string[]): ToldDecision {
  return { apps, changes: [], notes };
}
