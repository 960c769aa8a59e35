import type { SharedState } from '@sinima/shared-state/open-shared-state';
import type { FastifyInstance } from 'fastify';

/** Where a shared cache asks what belongs to the key of each page; see `deploy/nginx/nginx.conf`. */
const CACHE_KEY_PATH = '/cache-key';

/** How long the answer holds in a shared cache, in seconds: so late is the change of a version there, at most. */
const HOLDS_S = 1;

/** Return how to tell the revision of the data that was told last; empty: none was. */
export function followRevision(shared: Pick<SharedState, 'onPurge'>): () => string {
  let revision = '';
  shared.onPurge(({ keys }) => {
    const told = keys.find((key) => key.startsWith('revision:'));
    if (told !== undefined) revision = told.slice('revision:'.length);
  });
  return () => revision;
}

/** Names the generation, and the revision of the data: a page of others is not to be served, not even stale. */
export function serveCacheKey(
  server: FastifyInstance,
  { generation, revision }: { generation: () => number; revision: () => string },
): void {
  server.get(CACHE_KEY_PATH, async (_request, reply) =>
    reply
      .code(204)
      .headers({
        'Cache-Control': `public, max-age=0, s-maxage=${HOLDS_S}`,
        'Sinima-Cache-Key': `${generation()}-${revision()}`,
      })
      .send(),
  );
}
