import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@sinima/contracts/release';
import { syncToDisk } from './durable-write.ts';
import { activateLocked, refuseClash } from './pointer-change.ts';
import { isMissing, ReleaseError } from './release-error.ts';
import { copyRelease } from './release-files.ts';
import { record, type Operator } from './release-history.ts';
import { releaseProblem } from './release-problem.ts';
import { wrongFieldOfRelease } from './release-shape.ts';
import { withStoreLock } from './store-lock.ts';
import type { StoreReader } from './store-reader.ts';

/** How a version is published. */
export interface PublishOptions extends Operator {
  /** Makes the version live too. */
  readonly activate?: boolean;
}

/** What came of publishing. */
export interface Published {
  /** False: this version was in the store already, whole. */
  readonly published: boolean;
  /** Whether this call made it live. */
  readonly activated: boolean;
}

/** The folder where versions are put together, and taken apart, out of everybody's sight. */
export function workDir(store: StoreReader): string {
  return path.join(store.dir, '.incoming');
}

/** Takes a version out of its place at once; returns where its files are now, or undefined when there are none. */
export async function takeOut(store: StoreReader, app: string, version: string): Promise<string | undefined> {
  const aside = path.join(workDir(store), randomUUID());
  await mkdir(workDir(store), { recursive: true });
  try {
    await rename(store.releaseDir(app, version), aside);
    return aside;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Puts a built version into the store, at once and whole. A version that is there already stays as it is, unless it
 * is damaged: then it is replaced. Only a new one is activated, or one of a remote of which nothing is live.
 *
 * @throws ReleaseError when the release is wrong, a file is not as built, or another remote owns one of its paths
 */
export async function publishRelease(
  store: StoreReader,
  release: Release,
  filesDir: string,
  { activate = false, ...operator }: PublishOptions,
): Promise<Published> {
  const wrong = wrongFieldOfRelease(release);
  if (wrong !== undefined) {
    throw new ReleaseError(`release.json in ${filesDir} is wrong at "${wrong}". Build it again.`);
  }
  const { app, version } = release;
  const isThere = async () => (await releaseProblem(store, app, version, { hashes: true })) === undefined;
  const incoming = path.join(workDir(store), randomUUID());
  try {
    refuseClash(release, await store.live());
    if (!(await isThere())) await copyRelease(release, filesDir, incoming);
    return await withStoreLock(store.dir, async (assertHeld) => {
      const live = await store.live();
      refuseClash(release, live);
      const published = !(await isThere());
      if (published) await putInPlace(store, release, incoming);
      if (published) await record(store.historyFile, { what: 'publish', app, to: version }, operator);
      const goesLive = activate && (published || live.remotes[app] === undefined);
      if (!goesLive) return { published, activated: false };
      const { changed } = await activateLocked(store, app, version, operator, assertHeld);
      return { published, activated: changed };
    });
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}

async function putInPlace(store: StoreReader, { app, version }: Release, incoming: string): Promise<void> {
  const target = store.releaseDir(app, version);
  const appDir = path.dirname(target);
  await mkdir(appDir, { recursive: true });
  const damaged = await takeOut(store, app, version);
  await rename(incoming, target);
  await syncToDisk(appDir);
  await syncToDisk(store.dir);
  if (damaged) await rm(damaged, { recursive: true, force: true });
}
