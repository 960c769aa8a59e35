import type { RunnableVersion, WorkOptions } from '@sinima/renderers/renderer-pool';
import type { PartGiven } from './part-given.ts';

/** A version of a part that can be started. */
export interface StartablePart extends RunnableVersion {
  readonly bundle: string;
  readonly given: PartGiven;
}

/** Does what a part asks of the core while it answers; the answer's status is 204 where it is done. */
export type AskedCore = WorkOptions['read'];
