/** The messages between a pool and its renderers. */
import type { ReadAnswer } from './renderer-pool.ts';

/** The number that stands for no job: what a version reads beyond any. */
export const NO_JOB = 0;

/** A read that a job asks for, by its number. */
export interface AskedRead {
  /** {@link NO_JOB}: none asks for it. */
  readonly job: number;
  readonly read: number;
  readonly path: string;
  readonly body?: string;
}

/** The outcome of a read. */
export type ReadReply =
  | { readonly type: 'answer'; readonly answer: ReadAnswer }
  | { readonly type: 'unanswered'; readonly error: string };

export type ToRenderer =
  /** The first message. `bundle` is the text of the version's server bundle; undefined for the host. */
  | {
      readonly type: 'load';
      readonly bundle?: string;
      readonly answerBytes: number;
      readonly given?: unknown;
    }
  | { readonly type: 'job'; readonly job: number; readonly input: unknown }
  /** The outcomes of reads that ended at about the same time: a message costs more than its contents. */
  | { readonly type: 'answers'; readonly answers: readonly (ReadReply & { readonly read: number })[] }
  | { readonly type: 'ping' };

/** How a job ended. */
export type JobResult =
  /** The output, serialized by `node:v8`. */
  | { readonly type: 'done'; readonly job: number; readonly output: Uint8Array }
  | { readonly type: 'threw'; readonly job: number; readonly error: string }
  /** The output cannot be cloned, or is too large. */
  | { readonly type: 'garbage'; readonly job: number; readonly error: string };

export type FromRenderer =
  | JobResult
  /** The renderer's own code runs; what happens from here on is the version's. */
  | { readonly type: 'started' }
  | { readonly type: 'loaded' }
  | { readonly type: 'unloadable'; readonly error: string }
  | { readonly type: 'reads'; readonly reads: readonly AskedRead[] }
  /** Resident memory and the part of V8's heap that is in use, in bytes, and CPU time in milliseconds since the start. */
  | { readonly type: 'pong'; readonly memory: number; readonly heap: number; readonly cpuMs: number }
  /** Thrown outside of any job: in a timer, or a promise that nobody awaits. */
  | { readonly type: 'stray'; readonly error: string }
  | { readonly type: 'log'; readonly line: string };
