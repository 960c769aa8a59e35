/** What this process counts of each release, since it started. */
import type { ReleasesHealth, VersionHealth } from '@sinima/contracts/reports';

/** Counts by app and version. A version is counted from the first time that it is named. */
export interface ReleaseCounts {
  /** ISO time since which it counts. */
  readonly since: string;
  /** Count a fragment of a version that the server rendered. */
  rendered(app: string, version: string): void;
  /** Count a fragment of a version that the server could not import or render. */
  failed(app: string, version: string): void;
  /** Return the counts so far. */
  apps(): ReleasesHealth['apps'];
}

/** Start counting. */
export function createReleaseCounts(): ReleaseCounts {
  const apps = new Map<string, Map<string, { renders: number; failedRenders: number }>>();

  function countsOf(app: string, version: string): { renders: number; failedRenders: number } {
    const versions = apps.get(app) ?? new Map<string, { renders: number; failedRenders: number }>();
    apps.set(app, versions);
    const counts = versions.get(version) ?? { renders: 0, failedRenders: 0 };
    versions.set(version, counts);
    return counts;
  }

  return {
    since: new Date().toISOString(),
    rendered(app, version) {
      countsOf(app, version).renders += 1;
    },
    failed(app, version) {
      countsOf(app, version).failedRenders += 1;
    },
    apps: () =>
      Object.fromEntries(
        [...apps].map(([app, versions]) => [
          app,
          Object.fromEntries(
            [...versions].map(([version, counts]): [string, VersionHealth] => [
              version,
              { visitors: 0, failingVisitors: 0, ...counts, vitals: {} },
            ]),
          ),
        ]),
      ),
  };
}
