/** @jest-environment node */
import Fastify from 'fastify';
import { DataRevision } from '../api-reads/data-revision.ts';
import { serveCacheKey } from './cache-key-route.ts';

it('shared caches are told of versions and revision, for a second', async () => {
  const server = Fastify();
  const revision = new DataRevision();
  serveCacheKey(server, { mark: () => 'mark', revision });
  const before = await server.inject('/cache-key');
  revision.hearKeys(['*', 'revision:12']);
  const after = await server.inject('/cache-key');
  expect([before, after].map(({ headers }) => headers['sinima-cache-key'])).toEqual(['mark-', 'mark-12']);
  expect([after.statusCode, after.headers['cache-control']]).toEqual([204, 'public, max-age=0, s-maxage=1']);
});
