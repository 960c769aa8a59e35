import type { Canary, Change, Decision, Generation, LivePointer } from '@sinima/contracts/pointer';
import { setText } from './decision-text.ts';

/** The decision about a generation. Without changes, nothing is written. */
export interface Decided {
  readonly apps: Readonly<Record<string, LivePointer>>;
  /** Retired apps from then on; those of the former generation when absent. */
  readonly retired?: Generation['retired'];
  readonly changes: readonly Change[];
  /** Notes about the change, and about anything that was not done: sentences, with the command that helps. */
  readonly notes: readonly string[];
}

/** Decide what to change of a generation. Called again when somebody was faster. */
export type Decide = (generation: Generation, by: Decision) => Promise<Decided> | Decided;

/** The outcome of a command that changes the pointer: the changes, if any, and the generation that is live now. */
export interface PointerChange extends Pick<Decided, 'changes' | 'notes'> {
  readonly generation: Generation;
}

/** Nothing is changed, for these reasons. */
export function unchanged({ apps }: Generation, ...notes: string[]): Decided {
  return { apps, changes: [], notes };
}

/** The options of a decision about a canary. */
export interface Judged {
  /** The canary as it was judged: where it is another, or has another share by now, nothing is changed. */
  readonly judged?: Canary | undefined;
}

/** Return that nothing is changed because the canary is not the judged one; undefined when it is, or none was judged. */
export function unlessJudged(generation: Generation, judged: Canary | undefined): Decided | undefined {
  if (judged === undefined) return undefined;
  const isSame = Object.entries(judged.set).every(([app, version]) => {
    const present = generation.apps[app]?.canary;
    return (
      present?.version === version &&
      present.stepSince === judged.stepSince &&
      present.automatic === judged.automatic
    );
  });
  return isSame
    ? undefined
    : unchanged(generation, `The canary of ${setText(judged.set)} was changed meanwhile.`);
}
