/** How long the tests of one file took, added up. */
export interface TestFile {
  /** From the repository's root. */
  readonly file: string;
  readonly ms: number;
}

/** The outcome of one check or one suite of tests. */
export interface Outcome {
  /** The name of the check in the summary. */
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** Tests that were left out. */
  readonly skipped?: number;
  /** How long it took, in ms. */
  readonly ms?: number;
  /** Nothing that it reads has changed since it last passed, so that it did not run again. */
  readonly isUnchanged?: boolean;
  /** Files of tests that ran now. */
  readonly testFiles?: readonly TestFile[];
  /** The names of the failures. */
  readonly failures: readonly string[];
}

/** Return the outcome of a check that either holds or does not. */
export function checked(name: string, holds: boolean, failure = name): Outcome {
  return { name, passed: holds ? 1 : 0, failed: holds ? 0 : 1, failures: holds ? [] : [failure] };
}
