import { MAPS_DIR } from '@sinima/contracts/release-maps';
import { inBatches } from '../objects/in-batches.ts';
import type { ObjectStore } from '../objects/object-store.ts';

const AT_ONCE = 16;

/** Delete the maps of versions that are deleted. @returns how many files */
export async function pruneMaps(
  objects: ObjectStore,
  app: string,
  gone: ReadonlySet<string>,
  dryRun: boolean,
): Promise<number> {
  const keys = await objects.list(`${MAPS_DIR}/${app}/`);
  const unused = keys.filter((key) => gone.has(key.split('/')[2] ?? ''));
  if (!dryRun) await inBatches(unused, AT_ONCE, (key) => objects.delete(key));
  return unused.length;
}
