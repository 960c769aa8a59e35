import { availableParallelism } from 'node:os';

/** The limits of renderers, and of the faults after which they are given up. Times in milliseconds, sizes in megabytes. */
export interface RendererLimits {
  /** Processes of all versions together, beyond the first of each; one that replaces another is not counted. */
  readonly renderers: number;
  /** Processes of one version: as many as there are cores, between two and four. One more is started when each has two jobs. */
  readonly perVersion: number;
  /** Jobs begun in one renderer at a time. */
  readonly jobs: number;
  /** Jobs that wait, of one version. */
  readonly waiting: number;
  /** How long a job may wait for a renderer. */
  readonly waitMs: number;
  /** CPU time without a sign of life of the event loop after which a renderer hangs. */
  readonly loopMs: number;
  /** How long a renderer may take to load its bundle while its event loop answers. */
  readonly loadMs: number;
  /** How long a job may wait for nothing while its event loop answers. */
  readonly lateMs: number;
  /** How long a job may take on a machine that is overloaded, reads not counted; nobody is blamed. */
  readonly jobMs: number;
  /** JavaScript heap. */
  readonly heapMb: number;
  /** Resident memory at which a renderer is ended, its job failing. */
  readonly memoryMb: number;
  /** Resident memory at which a renderer is replaced in good order. */
  readonly renewMb: number;
  /** Age at which a renderer is replaced in good order; some are up to a fifth younger, so that not all go at once. */
  readonly ageMs: number;
  /** How long a renderer of a version that is not kept may be unused. */
  readonly unusedMs: number;
  /** Bytes of one answer. */
  readonly answerBytes: number;
  /** Pauses after the first failure, the second, …; the last of them holds. */
  readonly pausesMs: readonly number[];
}

export const LIMITS: RendererLimits = {
  renderers: 16,
  perVersion: Math.min(4, Math.max(2, availableParallelism())),
  jobs: 8,
  waiting: 64,
  waitMs: 1_500,
  loopMs: 400,
  loadMs: 800,
  lateMs: 800,
  jobMs: 1_500,
  heapMb: 192,
  memoryMb: 400,
  renewMb: 220,
  ageMs: 30 * 60_000,
  unusedMs: 60_000,
  answerBytes: 8_000_000,
  pausesMs: [1_000, 5_000, 30_000, 120_000, 600_000],
};
