import type { FastifyInstance } from 'fastify';
import type { DataRevision } from '../api-reads/data-revision.ts';

/** Where a shared cache asks what belongs to the key of each page; see `deploy/nginx/nginx.conf`. */
const CACHE_KEY_PATH = '/cache-key';

/** How long the answer holds in a shared cache, in seconds: so late is the change of a version there, at most. */
const HOLDS_S = 1;

/** Names the versions that pages are made of, and the revision of the data: a page of others is not to be served, not even stale. */
export function serveCacheKey(
  server: FastifyInstance,
  { mark, revision }: { mark: () => string; revision: Pick<DataRevision, 'current'> },
): void {
  server.get(CACHE_KEY_PATH, async (_request, reply) =>
    reply
      .code(204)
      .headers({
        'Cache-Control': `public, max-age=0, s-maxage=${HOLDS_S}`,
        'Sinima-Cache-Key': `${mark()}-${revision.current ?? ''}`,
      })
      .send(),
  );
}
