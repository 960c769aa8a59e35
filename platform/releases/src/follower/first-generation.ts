import type { Trust } from '@sinima/contracts/signed';
import { ReleaseError } from '../errors/release-error.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { generationInPlace } from '../pointer/read-pointer.ts';
import { refuseStale, type VerifiedGeneration } from '../pointer/verify-generation.ts';

/**
 * Return the newest generation that stands beside a `live.json` that cannot be used, for a machine that has seen none
 * itself; undefined when it is not needed, has expired, or the store cannot be reached: the first look tells why.
 */
export async function firstGeneration(
  store: ObjectStore,
  trust: Trust,
): Promise<VerifiedGeneration | undefined> {
  try {
    const kept = await generationInPlace(store, trust);
    if (kept) refuseStale(kept.generation, undefined);
    return kept;
  } catch (error) {
    if (error instanceof ReleaseError) return undefined;
    throw error;
  }
}
