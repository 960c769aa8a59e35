import type { ReleasesHealth } from '@sinima/contracts/reports';
import type { FastifyInstance } from 'fastify';
import { askForToken, tokenCheck } from '../http/operator-token.ts';
import type { ErrorCounts } from './error-counts.ts';
import type { ReleaseCounts } from './release-counts.ts';
import type { LiveSite } from '../composition/live-site.ts';

interface ReleasesHealthOptions {
  readonly site: LiveSite;
  readonly counts: ReleaseCounts;
  readonly errors: Pick<ErrorCounts, 'all'>;
  /** The token that an operator's service has to send; undefined: nobody gets an answer. */
  readonly token: string | undefined;
}

/** Tell the operator's service how releases fare here. */
export function serveReleasesHealth(
  server: FastifyInstance,
  { site, counts, errors, token }: ReleasesHealthOptions,
): void {
  if (token === undefined) return;
  const hasToken = tokenCheck(token);
  server.get('/health/releases', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!hasToken(request)) return askForToken(reply);
    const { number, since } = site.generation();
    return {
      since: counts.since,
      generation: number,
      generationSince: since,
      apps: counts.apps(),
      errors: errors.all(),
    } satisfies ReleasesHealth;
  });
}
