/** The versions that there are to go back to. */
import type { Generation } from '@sinima/contracts/pointer';
import type { ObjectStore } from '../objects/object-store.ts';
import { formerGenerations } from './generation-chain.ts';

/**
 * Return the versions of an app that were live and were not rejected since, the latest first, without the one that is
 * live. Reads no further back than it is asked.
 *
 * @param depth generations to look back at most
 */
export async function* goodVersions(
  objects: ObjectStore,
  head: Generation,
  app: string,
  depth = Infinity,
): AsyncGenerator<string> {
  const pointer = head.apps[app];
  const seen = new Set([...Object.keys(pointer?.barred ?? {}), ...(pointer ? [pointer.version] : [])]);
  const isNew = (version: string | undefined): version is string => {
    if (version === undefined || seen.has(version)) return false;
    seen.add(version);
    return true;
  };
  if (isNew(pointer?.previous)) yield pointer.previous;
  let looked = 0;
  for await (const { generation } of formerGenerations(objects, head)) {
    looked += 1;
    if (looked > depth) return;
    const version = generation.apps[app]?.version;
    if (isNew(version)) yield version;
  }
}
