import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageDir, rootDir } from '@sinima/build/workspace';
import type { Generation } from '@sinima/contracts/pointer';
import type { OpenApi } from '@sinima/contracts/openapi-document';
import { surroundingsIn, type Surroundings } from '@sinima/gate/surroundings';
import { openSigningStore } from '@sinima/releases/open-store';
import { ReleaseError } from '@sinima/releases/release-error';

/** Nothing is live. */
const NOTHING: Generation = {
  number: 0,
  expires: '',
  former: null,
  changes: [],
  apps: {},
  who: '',
  when: '',
};

/** What is live, as far as it can be known here. */
export interface LiveSurroundings extends Surroundings {
  /** Why nothing is known of what is live; undefined where it is. */
  readonly unknown?: string;
}

/** Read what is live from the store that the settings name, and the API's document from `@sinima/contracts`. */
export async function liveSurroundings(): Promise<LiveSurroundings> {
  const file = path.join(packageDir('@sinima/contracts'), 'openapi.json');
  const openapi = JSON.parse(await readFile(file, 'utf8')) as OpenApi;
  try {
    const store = await openSigningStore(process.env, rootDir);
    const surroundings = await surroundingsIn(store, openapi);
    if (surroundings.generation.number > 0) return surroundings;
    return { ...surroundings, unknown: `nothing is live in ${store.location}` };
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    return { generation: NOTHING, openapi, unknown: error.message };
  }
}
