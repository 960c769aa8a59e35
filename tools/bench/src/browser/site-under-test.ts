import type { Browser } from '@playwright/test';

/** What the parts of the bench measure. */
export interface SiteUnderTest {
  readonly browser: Browser;
  /** The browser's program, for a browser that Playwright does not steer. */
  readonly executablePath: string;
  readonly origin: string;
  /** Origin of another version of the site, which is measured in turns with this one. */
  readonly against: string | undefined;
  /** A folder for what the bench writes, removed at its end. */
  readonly workDir: string;
  /** How often each measurement is repeated. */
  readonly runs: number;
  readonly say: (text: string) => void;
}
