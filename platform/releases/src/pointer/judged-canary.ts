/** Decisions that are made about one canary, and not about the one that an operator has put in its place meanwhile. */
import type { Canary, Generation } from '@sinima/contracts/pointer';
import { unchanged, type ToldDecision } from './pointer-change.ts';

/** What a decision about a canary may come with. */
export interface Judged {
  /** The canary as it was judged: where it is another, or has another share by now, nothing is changed. */
  readonly judged?: Canary | undefined;
}

/** Return that nothing is changed because the canary is not the judged one; undefined when it is, or none was judged. */
export function unlessJudged(
  generation: Generation,
  app: string,
  judged: Canary | undefined,
): ToldDecision | undefined {
  const present = generation.apps[app]?.canary;
  if (judged === undefined) return undefined;
  const isSame = present?.version === judged.version && present.stepSince === judged.stepSince;
  if (isSame && present.automatic === judged.automatic) return undefined;
  return unchanged(generation, `The canary of ${app} was changed meanwhile.`);
}
