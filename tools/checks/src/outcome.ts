/** What came of one check or one suite of tests. */
export interface Outcome {
  /** What was checked, as the summary names it. */
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** Tests that were left out. */
  readonly skipped?: number;
  /** What failed, by name. */
  readonly failures: readonly string[];
  /** What there is to read about the failures. */
  readonly output: string;
}

/** The outcome of a check that either holds or does not. */
export function checked(name: string, holds: boolean, output: string): Outcome {
  return {
    name,
    passed: holds ? 1 : 0,
    failed: holds ? 0 : 1,
    failures: holds ? [] : [name],
    output,
  };
}
