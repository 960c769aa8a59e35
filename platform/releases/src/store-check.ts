import { stat } from 'node:fs/promises';
import path from 'node:path';
import { liveByHistory, type HistoryEntry } from './release-history.ts';
import { releaseProblem } from './release-problem.ts';
import type { StoreReader } from './store-reader.ts';

/** A version in the store. */
export interface VersionReport {
  readonly version: string;
  /** ISO time of its publication: by the history, or else of its `release.json`. */
  readonly when: string;
  /** Who published it; absent when the history does not tell. */
  readonly who?: string;
}

/** A remote's versions, the newest first, and what is wrong with them, in words. */
export interface AppReport {
  readonly app: string;
  readonly live?: string;
  readonly previous?: string;
  readonly versions: readonly VersionReport[];
  readonly problems: readonly string[];
}

/** The versions of a remote that are in the store, the newest first. */
export async function versionsByAge(
  store: StoreReader,
  app: string,
  history: readonly HistoryEntry[],
): Promise<VersionReport[]> {
  const reports = (await store.versions(app)).map(async (version): Promise<VersionReport> => {
    const entry = history.findLast(
      ({ what, app: other, to }) => what === 'publish' && other === app && to === version,
    );
    if (entry) return { version, when: entry.when, who: entry.who };
    const { mtime } = await stat(path.join(store.releaseDir(app, version), 'release.json'));
    return { version, when: mtime.toISOString() };
  });
  return (await Promise.all(reports)).sort((a, b) => b.when.localeCompare(a.when));
}

async function checkApp(
  store: StoreReader,
  app: string,
  history: readonly HistoryEntry[],
  hashes: boolean,
): Promise<AppReport> {
  const pointer = (await store.live()).remotes[app];
  const versions = await versionsByAge(store, app, history);
  const problems: string[] = [];

  const names = [pointer?.version ?? [], pointer?.previous ?? [], versions.map(({ version }) => version)];
  for (const version of new Set(names.flat())) {
    const problem = (await releaseProblem(store, app, version, { hashes }))?.replace(/^it is /, 'is ');
    if (problem === undefined) continue;
    const told = problem.startsWith('is ') ? ` ${problem}` : `: ${problem}`;
    if (version === pointer?.version) {
      const others = versions.some((report) => report.version !== version);
      problems.push(`live version ${version}${told}; publish it again${others ? ' or roll back' : ''}`);
    } else if (version === pointer?.previous) {
      problems.push(
        `previous version ${version}${told}; if the live version fails, nothing stands in for it`,
      );
    } else {
      problems.push(`version ${version}${told}; it cannot go live unless it is published again`);
    }
  }

  if (!pointer) problems.push('no version is live; activate one');
  const told = liveByHistory(history, app);
  if (pointer && told !== undefined && told !== pointer.version) {
    problems.push(
      `the history says that ${told} is live, but it is ${pointer.version}: a change was cut short, or live.json was ` +
        'changed by hand; activate or roll back to the one that you want',
    );
  }
  return { app, live: pointer?.version, previous: pointer?.previous, versions, problems };
}

/** Looks at each remote of the store, or at one: what is there, what is live, what is wrong. */
export async function checkStore(
  store: StoreReader,
  { hashes = false, app }: { hashes?: boolean; app?: string },
): Promise<AppReport[]> {
  const history = await store.history();
  const reports: AppReport[] = [];
  for (const name of await store.apps()) {
    if (app === undefined || app === name) reports.push(await checkApp(store, name, history, hashes));
  }
  return reports;
}
