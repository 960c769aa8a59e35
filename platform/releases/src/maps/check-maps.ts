import { ReleaseError } from '../errors/release-error.ts';
import type { StoreContext } from '../versions/store-context.ts';
import { readMap, readMaps } from './read-maps.ts';

/** Say what is wrong with the maps of a version; undefined: nothing. */
export async function mapsProblem(
  context: StoreContext,
  app: string,
  version: string,
): Promise<string | undefined> {
  try {
    const list = await readMaps(context, app, version);
    if (list) for (const script of Object.keys(list.maps)) await readMap(context, list, script);
    return undefined;
  } catch (error) {
    if (error instanceof ReleaseError) return error.message;
    throw error;
  }
}
