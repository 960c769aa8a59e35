/** The pointer as the store has it: `live.json`, or the newest generation kept beside it when that is torn or gone. */
import type { Generation } from '@sinima/contracts/pointer';
import type { Trust } from '@sinima/contracts/signed';
import type { ObjectStore, StoredObject, WriteCondition } from '../object-store.ts';
import { ReleaseError } from '../release-error.ts';
import { verifyGeneration, type VerifiedGeneration } from './verify-generation.ts';

/** The one object that is replaced at each change. */
export const LIVE_KEY = 'live.json';

/** Where every generation stays. */
export const GENERATIONS = 'generations/';

/** Return the key of a generation's document: numbers sort as text. */
export function generationKey(number: number, hash: string): string {
  return `${GENERATIONS}${String(number).padStart(12, '0')}-${hash.slice(0, 16)}.json`;
}

/** Return the number in a generation's key. */
export function numberOfKey(key: string): number {
  return Number(key.slice(GENERATIONS.length, GENERATIONS.length + 12));
}

/** The generation before the first. */
export const NOTHING_LIVE: Generation = {
  number: 0,
  expires: '9999-12-31T00:00:00.000Z',
  former: null,
  who: '',
  when: '1970-01-01T00:00:00.000Z',
  changes: [],
  apps: {},
};

/** The pointer as it was read, with what a change of it needs. */
export interface ReadPointer {
  readonly generation: Generation;
  /** SHA-256 (hex) of its document; null: nothing is live yet. */
  readonly hash: string | null;
  /** What has to hold for `live.json` to be replaced. */
  readonly condition: WriteCondition;
  /** Why `live.json` does not count, in words; undefined: it does. */
  readonly trouble?: string;
}

/** Return the newest generation that a trusted key signed; undefined when there is none. */
async function newestKept(objects: ObjectStore, trust: Trust): Promise<VerifiedGeneration | undefined> {
  const keys = await objects.list(GENERATIONS);
  for (const key of keys.reverse()) {
    const found = await objects.read(key);
    try {
      if (found) return verifyGeneration(found.bytes, trust, key);
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      // Torn, or signed by somebody else: an older one may be right.
    }
  }
  return undefined;
}

function troubleOf(found: StoredObject | undefined, trust: Trust): VerifiedGeneration | string {
  if (!found) return 'live.json is missing';
  try {
    return verifyGeneration(found.bytes, trust);
  } catch (error) {
    if (error instanceof ReleaseError) return error.message;
    throw error;
  }
}

/**
 * Read the pointer. A `live.json` that is missing, torn or not signed as it is gives way to the newest generation that
 * is right; the next change puts it right again.
 *
 * @throws ReleaseError when there are generations, and none that a trusted key signed
 */
export async function readPointer(objects: ObjectStore, trust: Trust): Promise<ReadPointer> {
  const found = await objects.read(LIVE_KEY);
  const condition: WriteCondition = found ? { etag: found.etag } : { absent: true };
  const live = troubleOf(found, trust);
  if (typeof live !== 'string') return { generation: live.generation, hash: live.hash, condition };
  const kept = await newestKept(objects, trust);
  if (kept) return { generation: kept.generation, hash: kept.hash, condition, trouble: live };
  const isEmpty = !found && (await objects.list(GENERATIONS)).length === 0;
  if (isEmpty) return { generation: NOTHING_LIVE, hash: null, condition };
  throw new ReleaseError(
    `${live} And no generation in ${objects.location}/${GENERATIONS} is signed by a key that RELEASE_TRUST lists as a ` +
      "pointer's. Put the right public key there.",
  );
}
