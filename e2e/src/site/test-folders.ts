/** Where the tests keep what they build: beside the sources, so that the next run builds only what changed. */
import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';

/** Every release that a test run has built, none of them live; content-addressed, kept from run to run. */
export const builtReleasesDir = path.join(rootDir, '.data/test-store');

/** The keys that the tests sign with, private and public. */
export const testKeysDir = path.join(rootDir, '.data/test-keys');

/** A remote that another build makes, whose team has a key too: `stock-remote.test.ts`. */
export const STOCK_REMOTE = 'mfe-stock';

/** The store of this run, with one release of each app, made from the present sources. No test changes it. */
export function pristineStoreDir(): string {
  const dir = process.env.SITE_RELEASES_DIR;
  if (dir === undefined) throw new Error('SITE_RELEASES_DIR is not set: the global setup sets it.');
  return dir;
}

/** A new folder outside of the repository; in a test run it goes when the run ends. */
export function temporaryDir(name: string): Promise<string> {
  return mkdtemp(path.join(process.env.SITE_TEMPORARY_DIR ?? tmpdir(), `sinima-e2e-${name}-`));
}

/** The records of a site that has filled its database, with the secrets beside them; none before the shared site has. */
export const filledDataDir = (): string | undefined => process.env.SITE_DATA_DIR;

/** Copy the data of a running site: its journal is whole at every moment, and neither its lock nor its logs are the copy's. */
export async function copyData(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (file) => !/\/(?:logs|lock)$/.test(file) });
}

/** A new folder for a site's local copy of releases: below the packages that the host takes from there. */
export async function localCopyDir(repository: string): Promise<string> {
  const parent = path.join(repository, '.data/test-release-cache');
  await mkdir(parent, { recursive: true });
  return mkdtemp(path.join(parent, 'site-'));
}

/** A store like the pristine one, for a test to change as it likes. */
export async function ownStore(): Promise<string> {
  const dir = path.join(await temporaryDir('store'), 'releases');
  await cp(pristineStoreDir(), dir, { recursive: true });
  return dir;
}
