/** @jest-environment node */
import { openSharedState } from '@sinima/shared-state/open-shared-state';
import Fastify from 'fastify';
import { DataRevision } from '../page-cache/data-revision.ts';
import { hearRevisions, serveCacheKey } from './cache-key-route.ts';

it('shared caches are told of versions and revision, for a second', async () => {
  const log = { info: () => undefined, warn: () => undefined };
  const shared = openSharedState({ redisUrl: undefined, log });
  const server = Fastify();
  const revision = new DataRevision();
  hearRevisions(shared, revision);
  serveCacheKey(server, { mark: () => 'mark', revision });
  const before = await server.inject('/cache-key');
  shared.purge({ keys: ['*', 'revision:12'] });
  shared.purge({ keys: ['mfe-title'] });
  const after = await server.inject('/cache-key');
  expect([before, after].map(({ headers }) => headers['sinima-cache-key'])).toEqual(['mark-', 'mark-12']);
  expect([after.statusCode, after.headers['cache-control']]).toEqual([204, 'public, max-age=0, s-maxage=1']);
});
