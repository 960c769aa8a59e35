import { deserialize } from 'node:v8';
import type { JobResult } from '../shapes/messages.ts';
import type { RendererFault } from '../shapes/renderer-error.ts';
import type { WorkOptions } from '../shapes/renderer-pool.ts';

/** A piece of work, waiting or begun. */
export interface Job {
  readonly input: unknown;
  readonly options: WorkOptions;
  /** Its version or place failed before: it is done alone in its renderer, so that it is known what it does. */
  readonly isTrial: boolean;
  readonly resolve: (output: unknown) => void;
  /** `isAtFault`: whether it counts against the version and its place. */
  readonly fail: (fault: RendererFault, detail: string, isAtFault: boolean) => void;
  /** Whether it was begun before, in a renderer that somebody killed. */
  isRepeated: boolean;
  /** Reads that it waits for. */
  reads: number;
  /** Signs of life of the event loop since the job last did anything, while it waited for no read. */
  idlePongs: number;
  /** Milliseconds in which it waited for no read. */
  ownMs: number;
}

/** Settle a job with its renderer's answer; false where it failed. */
export function settleJob(job: Job, result: JobResult): boolean {
  if (result.type !== 'done') {
    job.fail(result.type === 'threw' ? 'throws' : 'garbage', result.error, true);
    return false;
  }
  try {
    job.resolve(deserialize(result.output));
    return true;
  } catch (error) {
    job.fail('garbage', String(error), true);
    return false;
  }
}
