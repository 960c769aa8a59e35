import type { Browser } from '@playwright/test';

/** What the parts of the bench measure. */
export interface SiteUnderTest {
  readonly browser: Browser;
  readonly origin: string;
  /** A folder for what the bench writes, removed at its end. */
  readonly workDir: string;
  /** How often each measurement is repeated. */
  readonly runs: number;
  readonly say: (text: string) => void;
}
