import { randomUUID } from 'node:crypto';
import type { WriteCondition } from '../objects/object-store.ts';
import { ReleaseError } from '../errors/release-error.ts';
import { isConflict, isNoSuchKey } from './bucket-error.ts';

/** How many try to create the same object at the same time. */
const RACERS = 4;

const STALE_ETAG = `"${'0'.repeat(32)}"`;

/** The conditional writes of a bucket that are tried. */
interface Probed {
  put(key: string, bytes: Buffer, condition: WriteCondition): Promise<string>;
  delete(key: string): Promise<void>;
}

/** Tell whether a write was refused for its condition. @throws what else went wrong */
async function isRefused(write: Promise<string>): Promise<boolean> {
  try {
    await write;
    return false;
  } catch (error) {
    if (isConflict(error) || isNoSuchKey(error)) return true;
    throw error;
  }
}

/**
 * Try whether a bucket really honours conditional writes, also at the same time. Some take the headers and ignore them:
 * two operators would then lose each other's changes.
 *
 * @throws ReleaseError when it does not
 */
export async function probeConditions(location: string, bucket: Probed): Promise<void> {
  const key = `.probe/${randomUUID()}`;
  const create = (_: unknown, racer: number): Promise<boolean> =>
    isRefused(bucket.put(key, Buffer.from(`racer ${racer}`), { absent: true }));
  try {
    const refused = await Promise.all(Array.from({ length: RACERS }, create));
    const created = refused.filter((each) => !each).length;
    const isStaleRefused = await isRefused(bucket.put(key, Buffer.from('stale'), { etag: STALE_ETAG }));
    if (created === 1 && isStaleRefused) return;
    const seen =
      created === 1
        ? 'a write over an object that had changed'
        : `${created} of ${RACERS} writes "only if absent"`;
    throw new ReleaseError(
      `${location} does not honour conditional writes (it let ${seen} through), so two operators could lose each ` +
        "other's changes. Nothing was written. Use Amazon S3, SeaweedFS 4.48 or later, or another service that answers " +
        '412, or a folder (RELEASES_DIR).',
    );
  } finally {
    // Without the right to delete, some bytes stay.
    await bucket.delete(key).catch(() => undefined);
  }
}
