/** The site's releases, for others to read: off unless the operator turns it on (`OFFER_RELEASES`). */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { hashOfAddress } from '@sinima/contracts/content-address';
import { OFFERED_STORE_PATH, OFFERED_TRUST_KEY } from '@sinima/contracts/offered-store';
import type { Trust } from '@sinima/contracts/signed';
import type { Follower } from '@sinima/releases/follower';
import { heldObjects } from '@sinima/releases/held-objects';
import { SHARED_FILE_HEADERS } from '@sinima/server/security-headers';
import type { FastifyInstance } from 'fastify';

/** The release store as this server follows it. */
export type OfferedReleases = Pick<Follower, 'generation' | 'document' | 'release' | 'filePath' | 'onChange'>;

const etagOf = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('base64url')}"`;

/** Return how readers may cache a key's object. */
const cacheControlOf = (key: string): string =>
  hashOfAddress(key) === undefined ? 'no-cache' : 'public, max-age=31536000, immutable';

/**
 * Serve what is live as the store has it: the pointer, and the versions that visitors may get, from this machine's
 * verified copy. A key that is not among them reads nothing; what is published and not live stays unseen.
 *
 * @param trust whose signatures count; its keys are public
 */
export function serveOfferedStore(server: FastifyInstance, releases: OfferedReleases, trust: Trust): void {
  const trustBytes = Buffer.from(JSON.stringify({ pointer: trust.pointer, releases: trust.releases }));
  let held = heldObjects(releases);
  const stop = releases.onChange(() => {
    held = heldObjects(releases);
  });
  server.addHook('onClose', async () => stop());

  async function read(key: string): Promise<Buffer | undefined> {
    if (key === OFFERED_TRUST_KEY) return trustBytes;
    if (key === 'live.json') return releases.document();
    const place = held.get(key);
    return place === undefined ? undefined : readFile(place).catch(() => undefined);
  }

  server.get<{ Params: { '*': string } }>(
    `${OFFERED_STORE_PATH}*`,
    { compress: false },
    async (request, reply) => {
      const key = request.params['*'];
      const bytes = await read(key);
      void reply.header('X-Robots-Tag', 'noindex');
      if (!bytes) return reply.code(404).header('Cache-Control', 'no-store').send();
      const etag = etagOf(bytes);
      void reply.headers({ ...SHARED_FILE_HEADERS, 'Cache-Control': cacheControlOf(key), ETag: etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('application/octet-stream').send(bytes);
    },
  );
}
