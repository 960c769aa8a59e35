/** What is in the store, whether live or not. */
import type { Release } from '@sinima/contracts/release';
import { describeWrong, missingFiles, wrongFiles } from './release-files.ts';
import { nearText } from '../errors/near-names.ts';
import { ReleaseError } from '../errors/release-error.ts';
import { isAppName, isVersion } from '../shapes/names.ts';
import type { StoreContext } from './store-context.ts';
import { releaseKey, verifyRelease, type VerifiedRelease } from './verify-release.ts';

/** A version of an app. */
export interface AppVersion {
  readonly app: string;
  readonly version: string;
}

/** @throws ReleaseError when the names could not be folders of the store */
function refuseStrangeNames(app: string, version: string): void {
  if (!isAppName(app))
    throw new ReleaseError(`"${app}" is not the name of an app: those are like mfe-title, and shell.`);
  if (!isVersion(version))
    throw new ReleaseError(`"${version}" is not a version: those are like 1.0.0-3fa9c1d0a1b2.`);
}

/** Read a version's description and verify its signature. @throws ReleaseError when it is missing or refused */
export async function readRelease(
  { objects, trust }: StoreContext,
  app: string,
  version: string,
): Promise<VerifiedRelease> {
  refuseStrangeNames(app, version);
  const found = await objects.read(releaseKey(app, version));
  if (!found) throw new ReleaseError(`${app} ${version} is missing from the store.`);
  return verifyRelease(found.bytes, app, version, trust);
}

/** Return the versions of an app that are published, by name. */
export async function listVersions({ objects }: StoreContext, app: string): Promise<string[]> {
  if (!isAppName(app)) return [];
  const keys = await objects.list(`${app}/`);
  return keys.flatMap((key) => {
    const [, version, file, ...rest] = key.split('/');
    return file === 'release.json' && rest.length === 0 && isVersion(version) ? [version] : [];
  });
}

/** Return the apps of which something is in the store, by name. */
export async function listApps({ objects }: StoreContext): Promise<string[]> {
  const names = (await objects.list('')).map((key) => key.split('/')[0]);
  return [...new Set(names)].filter(isAppName).sort();
}

/** How closely a version's files are looked at: whether they are there, or every byte. */
export type FileCheck = 'presence' | 'hashes';

/** Return what is wrong with a version in the store, in words; undefined when it is whole. */
export async function releaseProblem(
  context: StoreContext,
  app: string,
  version: string,
  check: FileCheck = 'hashes',
): Promise<string | undefined> {
  let release: Release;
  try {
    ({ release } = await readRelease(context, app, version));
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    return error.message.replace(`${app} ${version} is`, 'it is').replace(/\.$/, '');
  }
  const wrong = await (check === 'hashes' ? wrongFiles : missingFiles)(context.objects, release);
  return wrong.length === 0 ? undefined : describeWrong(wrong);
}

/**
 * Return a version whose signature and files are right.
 *
 * @throws ReleaseError saying what is wrong, and which versions there are
 */
export async function intactRelease(context: StoreContext, app: string, version: string): Promise<Release> {
  const problem = await releaseProblem(context, app, version);
  if (problem === undefined) return (await readRelease(context, app, version)).release;
  const there = await listVersions(context, app);
  throw new ReleaseError(
    `${app} ${version} cannot go live: ${problem}.${nearText(version, there, `Versions of ${app} in the store`)}`,
  );
}

/** Return versions of which each is right. @throws ReleaseError for the first that is not */
export function intactReleases(context: StoreContext, versions: readonly AppVersion[]): Promise<Release[]> {
  return Promise.all(versions.map(({ app, version }) => intactRelease(context, app, version)));
}
