import { rootDir } from '@sinima/build/workspace';
import { ownOpenApi, surroundingsIn, type Surroundings } from '@sinima/gate/surroundings';
import { openSigningStore } from '@sinima/releases/open-store';
import { NOTHING_LIVE } from '@sinima/releases/read-pointer';
import { ReleaseError } from '@sinima/releases/release-error';

/** What is live, as far as it can be known here. */
export interface LiveSurroundings extends Surroundings {
  /** Why nothing is known of what is live; undefined where it is. */
  readonly unknown?: string;
}

/** Read what is live from the store that the settings name, and the API's document from `@sinima/contracts`. */
export async function liveSurroundings(): Promise<LiveSurroundings> {
  const openapi = ownOpenApi();
  try {
    const store = await openSigningStore(process.env, rootDir);
    const surroundings = await surroundingsIn(store, openapi);
    if (surroundings.generation.number > 0) return surroundings;
    return { ...surroundings, unknown: `nothing is live in ${store.location}` };
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    return { generation: NOTHING_LIVE, openapi, unknown: error.message };
  }
}
