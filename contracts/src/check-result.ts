/** What a team's `npm run check` found, signed with the team's key: `publish` wants it. */
import type { AppName } from './release.ts';

export interface CheckResult {
  readonly app: AppName;
  /** The version that the checked sources build: by its contents, so that other sources do not pass with it. */
  readonly version: string;
  /** ISO time. */
  readonly when: string;
  /** The checks that held, e.g. `types`, `unit tests`, `gate`. */
  readonly held: readonly string[];
}
