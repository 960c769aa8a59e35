import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { takeOut, workDir } from './publish.ts';
import { isMissing } from './release-error.ts';
import { record, type Operator } from './release-history.ts';
import { versionsByAge } from './store-check.ts';
import type { StoreReader } from './store-reader.ts';

/** A version that was deleted from the store. */
export interface PrunedVersion {
  readonly app: string;
  readonly version: string;
}

/** A copy that is older than this was left behind by a process that died, in milliseconds. */
const abandonedMs = 60 * 60 * 1000;

/** Deletes all but the newest `keep` versions of each remote, and what dead processes left. To be called under the lock. */
export async function pruneLocked(
  store: StoreReader,
  keep: number,
  operator: Operator,
): Promise<PrunedVersion[]> {
  const { remotes } = await store.live();
  const history = await store.history();
  const pruned: PrunedVersion[] = [];
  for (const app of await store.apps()) {
    const pointer = remotes[app];
    const kept = new Set([pointer?.version, pointer?.previous]);
    const old = (await versionsByAge(store, app, history)).slice(keep);
    for (const { version } of old.filter((report) => !kept.has(report.version))) {
      const aside = await takeOut(store, app, version);
      await record(store.historyFile, { what: 'prune', app, from: version }, operator);
      if (aside) await rm(aside, { recursive: true, force: true });
      pruned.push({ app, version });
    }
  }
  await removeAbandoned(store);
  return pruned;
}

async function removeAbandoned(store: StoreReader): Promise<void> {
  const names = await readdir(workDir(store)).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const name of names) {
    const dir = path.join(workDir(store), name);
    const { mtimeMs } = await stat(dir);
    if (Date.now() - mtimeMs > abandonedMs) await rm(dir, { recursive: true, force: true });
  }
}
