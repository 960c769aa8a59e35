/** Putting the source maps of a version into the store. The first publish of the version fixes them, and its commit. */
import { mapFileOf, MAPS_DIR, MAPS_LIST, mapsKey, type ReleaseMaps } from '@sinima/contracts/release-maps';
import { ReleaseError } from '../errors/release-error.ts';
import { inBatches } from '../objects/in-batches.ts';
import { WriteConflict, type ObjectStore, type WriteCondition } from '../objects/object-store.ts';
import { documentBytes, signDocument } from '../signing/envelope.ts';
import type { Signer } from '../signing/signer.ts';
import type { AppVersion } from '../versions/read-releases.ts';
import type { StoreContext } from '../versions/store-context.ts';
import { isMap, parseMaps, readMaps, verifyMaps } from './read-maps.ts';

/** Maps that are written at the same time. */
const AT_ONCE = 8;

interface MapsPublication extends AppVersion {
  /** The folder of the build. */
  readonly built: ObjectStore;
  readonly signer: Signer;
  /** Whether the version is published for the first time. */
  readonly isFirst: boolean;
}

/** Return the list that counts: the store's, or else the build's, which is signed and put there. */
async function fixedList(
  context: StoreContext,
  list: ReleaseMaps,
  { app, version, signer, isFirst }: MapsPublication,
): Promise<ReleaseMaps | undefined> {
  const key = mapsKey(app, version, MAPS_LIST);
  const found = await context.objects.read(key);
  let condition: WriteCondition = { absent: true };
  if (found) {
    try {
      return verifyMaps(found.bytes, app, version, context.trust);
    } catch {
      // It is refused, and may be replaced.
      condition = { etag: found.etag };
    }
  }
  if (!isFirst) return undefined;
  try {
    await context.objects.write(key, documentBytes(signDocument('maps', list, signer)), condition);
    return list;
  } catch (error) {
    if (error instanceof WriteConflict) return readMaps(context, app, version);
    throw error;
  }
}

/**
 * Put the maps of a build into the store, unless others are fixed there. Of fixed ones, those that are missing or altered
 * are put right where the build has the same. A version that was published without maps gets none later.
 *
 * @throws ReleaseError when the build's list is that of another version
 */
export async function publishMaps(context: StoreContext, publication: MapsPublication): Promise<void> {
  const { app, version, built } = publication;
  const listed = await built.read(`${MAPS_DIR}/${MAPS_LIST}`);
  if (!listed) return;
  const list = parseMaps(JSON.parse(listed.bytes.toString('utf8')), app, version);
  const fixed = await fixedList(context, list, publication);
  await inBatches(Object.entries(fixed?.maps ?? {}), AT_ONCE, async ([script, hash]) => {
    const key = mapsKey(app, version, mapFileOf(script));
    const present = await context.objects.read(key);
    if (present && isMap(present.bytes, hash)) return;
    const own = await built.read(`${MAPS_DIR}/${mapFileOf(script)}`);
    if (own && isMap(own.bytes, hash)) await context.objects.write(key, own.bytes);
    else if (publication.isFirst && list.maps[script] === hash)
      throw new ReleaseError(`The map of ${script} in ${built.location} is not as built. Build it again.`);
  });
}
