import type { Read, RunnableVersion } from '@sinima/renderers/renderer-pool';
import type { PartGiven } from './part-given.ts';

/** A version of a part that can be started. */
export interface StartablePart extends RunnableVersion {
  readonly bundle: string;
  readonly given: PartGiven;
  readonly read: AskedCore;
}

/** Does what a part asks of the core; the answer's status is 204 where it is done. */
export type AskedCore = Read;
