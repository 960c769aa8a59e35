import { rootDir } from '@sinima/build/workspace';
import { ownOpenApi, surroundingsIn, type Surroundings } from '@sinima/gate/surroundings';
import { openSigningStore } from '@sinima/releases/open-store';
import { NOTHING_LIVE } from '@sinima/releases/read-pointer';
import { ReleaseError } from '@sinima/releases/release-error';

/**
 * Read what is live from the store that the settings name, as far as it can be known here, and the API's document from
 * `@sinima/contracts`; and a note where the live versions are not known.
 */
export async function liveSurroundings(): Promise<Surroundings & { readonly notes: readonly string[] }> {
  const openapi = ownOpenApi();
  const unknown = (why: string): string[] => [
    `Not compared with the live releases: ${why.replace(/\.$/, '')}.`,
  ];
  try {
    const store = await openSigningStore(process.env, rootDir);
    const surroundings = await surroundingsIn(store, openapi);
    const isLive = surroundings.generation.number > 0;
    return { ...surroundings, notes: isLive ? [] : unknown(`nothing is live in ${store.location}`) };
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    return { generation: NOTHING_LIVE, openapi, notes: unknown(error.message) };
  }
}
