/** The chain of generations: each names the hash of the one before. */
import type { Generation } from '@sinima/contracts/pointer';
import type { ObjectStore } from '../objects/object-store.ts';
import { ReleaseError } from '../errors/release-error.ts';
import { parseSigned } from '../signing/envelope.ts';
import { GENERATIONS, keyBefore } from './pointer-keys.ts';
import { documentHash, shapedGeneration } from './verify-generation.ts';

/** Documents that are asked for at the same time, at most: as many as were wanted so far. */
const AT_ONCE = 24;

/** How far back is listed at first: most who ask want the last few, and a history grows for years. */
const LISTED_FIRST = 100;

/** A document of the chain. */
export interface ChainLink {
  readonly key: string;
  readonly bytes: Buffer;
  readonly generation: Generation;
}

/**
 * Return the generations that led to this one, the newest first, without itself. Each is the one whose hash the next one
 * names, so that one trusted signature vouches for all before it.
 *
 * @throws ReleaseError naming the document that is missing or altered
 */
export async function* formerGenerations(objects: ObjectStore, head: Generation): AsyncGenerator<ChainLink> {
  if (head.former === null) return;
  const least = Math.max(0, head.number - LISTED_FIRST);
  let keys = (await objects.list(GENERATIONS, keyBefore(least))).reverse();
  let isAll = least === 0;
  const readings = new Map<string, ReturnType<ObjectStore['read']>>();
  let wanted = 0;
  const readAhead = (from: number): void => {
    wanted += 1;
    for (const key of keys.slice(from, from + Math.min(wanted, AT_ONCE))) {
      if (readings.has(key)) continue;
      const reading = objects.read(key);
      // Its reader gets the error; an unread document may fail.
      reading.catch(() => undefined);
      readings.set(key, reading);
    }
  };
  for (let former: string | null = head.former, number = head.number; former !== null;) {
    const hash: string = former;
    const find = (): number => keys.findIndex((key) => key.endsWith(`-${hash.slice(0, 16)}.json`));
    let at = find();
    if (at < 0 && !isAll) {
      isAll = true;
      keys = (await objects.list(GENERATIONS)).reverse();
      at = find();
    }
    if (at < 0) throw new ReleaseError(`The history is broken: the generation before ${number} is missing.`);
    readAhead(at);
    const key = keys[at]!;
    const bytes = (await readings.get(key))?.bytes;
    readings.delete(key);
    if (!bytes || documentHash(bytes) !== hash) {
      throw new ReleaseError(`The history is broken: ${key} is not what generation ${number} was made from.`);
    }
    const generation = shapedGeneration(parseSigned(bytes, key), key);
    if (generation.number >= number) {
      throw new ReleaseError(`The history is broken: ${key} is not older than generation ${number}.`);
    }
    yield { key, bytes, generation };
    ({ former, number } = generation);
  }
}
