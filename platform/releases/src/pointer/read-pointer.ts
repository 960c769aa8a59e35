/** The pointer as the store has it: `live.json`, or the newest generation kept beside it when that is torn or gone. */
import type { Generation } from '@sinima/contracts/pointer';
import type { Trust } from '@sinima/contracts/signed';
import type { ObjectStore, StoredObject, WriteCondition } from '../objects/object-store.ts';
import { ReleaseError } from '../errors/release-error.ts';
import { formerGenerations } from './generation-chain.ts';
import { GENERATIONS, keyBefore, LIVE_KEY, numberOfKey } from './pointer-keys.ts';
import { documentHash, refuseStale, verifyGeneration, type VerifiedGeneration } from './verify-generation.ts';

/** The place of pointers, and the keys that may have signed them. */
export interface StorePlace {
  readonly objects: ObjectStore;
  readonly trust: Trust;
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

/** The pointer as it was read, with the facts that a change of it needs. */
export interface ReadPointer {
  readonly generation: Generation;
  /** SHA-256 (hex) of its document; null: nothing is live yet. */
  readonly hash: string | null;
  /** The condition for replacing `live.json`. */
  readonly condition: WriteCondition;
  /** Why `live.json` does not count, in words; undefined: it does. */
  readonly trouble?: string;
}

/** Return the newest of these generations that a trusted key signed; undefined when there is none. */
export async function newestKept(
  { objects, trust }: StorePlace,
  keys: readonly string[],
): Promise<VerifiedGeneration | undefined> {
  for (const key of keys.toReversed()) {
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

function verifyLive(found: StoredObject | undefined, trust: Trust): VerifiedGeneration | string {
  if (!found) return 'live.json is missing.';
  try {
    return verifyGeneration(found.bytes, trust);
  } catch (error) {
    if (error instanceof ReleaseError) return error.message;
    throw error;
  }
}

/**
 * Return the generation that two or more changes made of this one, if there is one: this one was played again then. One
 * change alone may be on its way, or was cut short.
 *
 * @param newer keys of the generations with higher numbers
 */
async function successorOf(
  place: StorePlace,
  { generation: old, hash }: VerifiedGeneration,
  newer: readonly string[],
): Promise<VerifiedGeneration | undefined> {
  for (const key of newer.toReversed()) {
    const kept = await newestKept(place, [key]);
    if (!kept) continue;
    let steps = 0;
    for await (const { generation, bytes } of formerGenerations(place.objects, kept.generation)) {
      steps += 1;
      if (generation.number > old.number) continue;
      if (steps > 1 && documentHash(bytes) === hash) return kept;
      break;
    }
  }
  return undefined;
}

/**
 * Read the pointer. A `live.json` that is missing, torn, not signed as it is, or an old one played again gives way to the
 * newest generation that is right; the next change puts it right again.
 *
 * @throws ReleaseError when there are generations, and none that a trusted key signed
 */
export async function readPointer(objects: ObjectStore, trust: Trust): Promise<ReadPointer> {
  const place = { objects, trust };
  const found = await objects.read(LIVE_KEY);
  const condition: WriteCondition = found ? { etag: found.etag } : { absent: true };
  const live = verifyLive(found, trust);
  const number = typeof live === 'string' ? 0 : live.generation.number;
  const keys = await objects.list(GENERATIONS, keyBefore(number + 1));
  const isUndisputed = keys.every((key) => numberOfKey(key) === number + 1);
  if (typeof live !== 'string' && isUndisputed) return { ...live, condition };
  // Listed generations may be newer than the `live.json` that was read.
  const again = await objects.readIfChanged(LIVE_KEY, found?.etag);
  if (again !== (found ? 'unchanged' : undefined)) return readPointer(objects, trust);
  if (typeof live !== 'string') {
    const later = await successorOf(place, live, keys);
    if (!later) return { ...live, condition };
    const trouble = `live.json is generation ${number} played again: ${later.generation.number} was made of it.`;
    return { ...later, condition, trouble };
  }
  const kept = await newestKept(place, keys);
  if (kept) return { ...kept, condition, trouble: live };
  if (!found && keys.length === 0) return { generation: NOTHING_LIVE, hash: null, condition };
  throw new ReleaseError(
    `${live} And no generation in ${objects.location}/${GENERATIONS} is signed by a key that RELEASE_TRUST lists as a ` +
      "pointer's. Put the right public key there.",
  );
}

/**
 * Return the newest generation that stands beside a `live.json` that cannot be used, for a machine that has seen none
 * itself; undefined when it is not needed, has expired, or the store cannot be reached: the first look tells why.
 */
export async function generationInPlace(place: StorePlace): Promise<VerifiedGeneration | undefined> {
  const { objects, trust } = place;
  try {
    const keys = await objects.list(GENERATIONS);
    const live = verifyLive(await objects.read(LIVE_KEY), trust);
    const kept = typeof live === 'string' ? await newestKept(place, keys) : undefined;
    if (kept) refuseStale(kept, undefined);
    return kept;
  } catch (error) {
    if (error instanceof ReleaseError) return undefined;
    throw error;
  }
}
