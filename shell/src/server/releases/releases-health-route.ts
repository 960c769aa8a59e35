import { createHash, timingSafeEqual } from 'node:crypto';
import type { ReleasesHealth } from '@sinima/contracts/reports';
import type { FastifyInstance } from 'fastify';
import type { ReleaseCounts } from '../reports/release-counts.ts';
import type { LiveSite } from './live-site.ts';

interface ReleasesHealthOptions {
  readonly site: LiveSite;
  readonly counts: ReleaseCounts;
  /** What an operator's service shows to be answered; undefined: nobody is. */
  readonly token: string | undefined;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Tell the operator's service how releases fare here. */
export function serveReleasesHealth(
  server: FastifyInstance,
  { site, counts, token }: ReleasesHealthOptions,
): void {
  if (token === undefined) return;
  const expected = digest(`Bearer ${token}`);
  server.get('/health/releases', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      return reply
        .code(401)
        .header('WWW-Authenticate', 'Bearer')
        .send({ message: 'The token is missing or wrong.' });
    }
    const { number, since } = site.generation();
    return {
      since: counts.since,
      generation: number,
      generationSince: since,
      apps: counts.apps(),
    } satisfies ReleasesHealth;
  });
}
