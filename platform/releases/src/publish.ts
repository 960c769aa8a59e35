/** Putting a built version into the store: its files first, its signed description last. */
import { hashOfAddress } from '@sinima/contracts/content-address';
import type { BuiltRelease, Release, ReleaseFile } from '@sinima/contracts/release';
import { describeWrong, listFiles, readFiles } from './versions/release-files.ts';
import { FolderStore } from './folder/folder-store.ts';
import { publishMaps } from './maps/publish-maps.ts';
import { inBatches } from './objects/in-batches.ts';
import { WriteConflict, type WriteCondition } from './objects/object-store.ts';
import { decisionOf, type Operator } from './operator.ts';
import type { FileCheck } from './versions/read-releases.ts';
import { ReleaseError } from './errors/release-error.ts';
import { wrongFieldOfBuilt } from './shapes/release-shape.ts';
import { bytesToSign, documentBytes, signDocument } from './signing/envelope.ts';
import { signResponse } from './signing/response-signature.ts';
import type { Signer } from './signing/signer.ts';
import type { StoreContext } from './versions/store-context.ts';
import { releaseKey, verifyRelease } from './versions/verify-release.ts';

/** Files that are written at the same time. */
const AT_ONCE = 8;

/** How a version is published. */
export interface PublishOptions extends Operator {
  /** The fields of the API that it was seen to read: recorded as `needs.api`. */
  readonly needsApi?: Readonly<Record<string, readonly string[]>>;
}

/** The outcome of publishing. */
export interface Published {
  readonly app: string;
  readonly version: string;
  /** False: this version was in the store already. Files of it that were missing or altered are right again. */
  readonly published: boolean;
}

function signerOrRefuse({ releaseKeys, trust }: StoreContext, app: string): Signer {
  const signer = releaseKeys?.[app];
  if (!signer) {
    throw new ReleaseError(
      `There is no key here that may publish ${app}. Set RELEASE_SIGNING_KEY, put ${app}.pem into the folder of the keys ` +
        `(RELEASE_KEYS_DIR), or make one for this machine: npm run releases -- keys ${app}`,
    );
  }
  if (trust.releases[app]?.includes(signer.key)) return signer;
  throw new ReleaseError(
    `The key ${signer.key} may not publish ${app}. The operator of the site adds it under "releases", "${app}" in the file ` +
      'that RELEASE_TRUST names.',
  );
}

/** Put files into the store that are missing, or that with the check `hashes` are altered. */
async function putFiles(
  { objects }: StoreContext,
  app: string,
  files: ReadonlyMap<string, Buffer>,
  check: FileCheck,
): Promise<void> {
  const present = new Set(await listFiles(objects, app));
  await inBatches([...files], AT_ONCE, async ([file, bytes]) => {
    const key = `${app}/${file}`;
    const isThere =
      present.has(key) && (check === 'presence' || (await objects.read(key))?.bytes.equals(bytes));
    if (!isThere) await objects.write(key, bytes);
  });
}

function withSignatures(files: BuiltRelease['files'], signer: Signer): Record<string, ReleaseFile> {
  const entries = Object.entries(files).map(([file, listed]): [string, ReleaseFile] => {
    const { signature: _former, ...rest } = listed;
    if (!/^browser\/.+\.(?:js|css)$/.test(file)) return [file, rest];
    const sha256 = Buffer.from(hashOfAddress(file)!, 'base64url');
    return [file, { ...rest, signature: signResponse(sha256, signer) }];
  });
  return Object.fromEntries(entries);
}

/** Return what a release is made of, as bytes to compare: without who published it, when, and with which key. */
function contentsOf(release: BuiltRelease): Buffer {
  const files = Object.entries(release.files).map(([file, { signature: _any, ...rest }]) => [file, rest]);
  const { published: _when, needs: _seen, ...built } = release as Release & { needs?: unknown };
  return bytesToSign('release', { ...built, files: Object.fromEntries(files) });
}

/** Return what is in the way of writing the description: nothing, or one that is refused and may be replaced. */
async function presentRelease(
  context: StoreContext,
  release: BuiltRelease,
): Promise<{ isThere: boolean; condition: WriteCondition }> {
  const { app, version } = release;
  const found = await context.objects.read(releaseKey(app, version));
  if (!found) return { isThere: false, condition: { absent: true } };
  let present: Release | undefined;
  try {
    present = verifyRelease(found.bytes, app, version, context.trust).release;
  } catch {
    // It is refused, and may be replaced.
  }
  if (!present) return { isThere: false, condition: { etag: found.etag } };
  if (contentsOf(present).equals(contentsOf(release)))
    return { isThere: true, condition: { etag: found.etag } };
  throw new ReleaseError(
    `${app} ${version} is in the store with other contents. A version never changes: build it again, so that it gets one of its own.`,
  );
}

/**
 * Put a built version into the store. A version that is there already stays as it is; files of it that are missing or
 * altered are put right.
 *
 * @throws ReleaseError when the release is wrong, a file is not as built, or no trusted key signs it
 */
export async function publishRelease(
  context: StoreContext,
  built: BuiltRelease,
  filesDir: string,
  { needsApi, ...operator }: PublishOptions,
): Promise<Published> {
  const wrong = wrongFieldOfBuilt(built);
  if (wrong !== undefined) {
    throw new ReleaseError(`release.json in ${filesDir} is wrong at "${wrong}". Build it again.`);
  }
  const { app, version } = built;
  const signer = signerOrRefuse(context, app);

  const builtFiles = new FolderStore(filesDir);
  const { contents, wrong: wrongFiles } = await readFiles(built, (file) => builtFiles.read(file));
  if (wrongFiles.length > 0) {
    throw new ReleaseError(
      `${app} ${version} was not published: ${describeWrong(wrongFiles)}, in ${filesDir}. Build it again.`,
    );
  }
  const { isThere, condition } = await presentRelease(context, built);
  await putFiles(context, app, contents, 'hashes');
  await publishMaps(context, { app, version, built: builtFiles, signer, isFirst: !isThere });
  if (isThere) return { app, version, published: false };

  const needs = 'needs' in built && needsApi ? { needs: { ...built.needs, api: needsApi } } : {};
  const release = {
    ...built,
    ...needs,
    files: withSignatures(built.files, signer),
    published: decisionOf(operator),
  };
  const bytes = documentBytes(signDocument('release', release, signer));
  try {
    await context.objects.write(releaseKey(app, version), bytes, condition);
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    // Somebody else published it at the same time; refuse if it is another one after all.
    if ((await presentRelease(context, built)).isThere) return { app, version, published: false };
    throw new ReleaseError(`Another process is publishing ${app} ${version}. Try again.`, { cause: error });
  }
  // A prune that ran meanwhile may have taken files that it saw nobody need.
  await putFiles(context, app, contents, 'presence');
  return { app, version, published: true };
}
