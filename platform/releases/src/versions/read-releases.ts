/** The versions in the store, whether live or not. */
import type { Release } from '@sinima/contracts/release';
import { areBytesOf, describeWrong, missingFiles, readFiles } from './release-files.ts';
import { nearText } from '../errors/near-names.ts';
import { ReleaseError } from '../errors/release-error.ts';
import { inBatches } from '../objects/in-batches.ts';
import { isAppName, isVersion } from '../shapes/names.ts';
import type { StoreContext } from './store-context.ts';
import { releaseKey, verifyRelease, type VerifiedRelease } from './verify-release.ts';

/** Descriptions that are read at the same time. */
const AT_ONCE = 16;

/** A version of an app. */
export interface AppVersion {
  readonly app: string;
  readonly version: string;
}

/**
 * Read a version's description and verify its signature.
 *
 * @throws ReleaseError when it is missing, with the names that are near, or refused
 */
export async function readRelease(
  context: StoreContext,
  app: string,
  version: string,
): Promise<VerifiedRelease> {
  if (!isAppName(app))
    throw new ReleaseError(`"${app}" is not the name of an app: those are like mfe-title, and shell.`);
  if (!isVersion(version))
    throw new ReleaseError(`"${version}" is not a version: those are like 1.0.0-3fa9c1d0a1b2.`);
  const found = await context.objects.read(releaseKey(app, version));
  if (found) return verifyRelease(found.bytes, app, version, context.trust);
  const versions = await listVersions(context, app);
  const near =
    versions.length > 0
      ? nearText(version, versions, `Versions of ${app} in the store`)
      : nearText(app, await listApps(context), 'Apps in the store');
  throw new ReleaseError(`${app} ${version} is missing from the store.${near}`);
}

/** Read a file of an app by its content address. @throws ReleaseError when it is missing or altered */
export async function readReleaseFile(
  { objects }: StoreContext,
  app: string,
  address: string,
): Promise<Buffer> {
  const found = await objects.read(`${app}/${address}`);
  if (found && areBytesOf(address, found.bytes)) return found.bytes;
  throw new ReleaseError(
    `${app}/${address} is ${found ? 'altered' : 'missing'} in the store. Publish the version anew.`,
  );
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

/** A version in the store: its description, where it can be read, and its faults, in words. */
export interface StoredVersion {
  readonly version: string;
  readonly release?: Release;
  readonly problem?: string;
}

/** Look at a version in the store. */
export async function lookAt(
  context: StoreContext,
  app: string,
  version: string,
  check: FileCheck = 'hashes',
): Promise<StoredVersion> {
  let release: Release;
  try {
    ({ release } = await readRelease(context, app, version));
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    return { version, problem: error.message.replace(`${app} ${version} is`, 'it is').replace(/\.$/, '') };
  }
  const { objects } = context;
  const wrong =
    check === 'presence'
      ? await missingFiles(objects, release)
      : (await readFiles(release, (file) => objects.read(`${app}/${file}`))).wrong;
  return wrong.length === 0 ? { version, release } : { version, release, problem: describeWrong(wrong) };
}

/** Return the versions of an app with their descriptions; one whose description is refused has none. */
export async function describedVersions(context: StoreContext, app: string): Promise<StoredVersion[]> {
  return inBatches(await listVersions(context, app), AT_ONCE, async (version) => {
    try {
      return { version, release: (await readRelease(context, app, version)).release };
    } catch (error) {
      if (error instanceof ReleaseError) return { version };
      throw error;
    }
  });
}

/** Return a version whose signature and files are right. @throws ReleaseError saying what is wrong */
export async function intactRelease(context: StoreContext, app: string, version: string): Promise<Release> {
  const { release, problem } = await lookAt(context, app, version);
  if (release && problem === undefined) return release;
  throw new ReleaseError(`${app} ${version} cannot go live: ${problem}.`);
}

/** Return versions of which each is right. @throws ReleaseError for the first that is not */
export function intactReleases(context: StoreContext, versions: readonly AppVersion[]): Promise<Release[]> {
  return Promise.all(versions.map(({ app, version }) => intactRelease(context, app, version)));
}
