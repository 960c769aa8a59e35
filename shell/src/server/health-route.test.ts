import type { Composition } from '@sinima/contracts/composition';
import Fastify from 'fastify';
import { serveHealth } from './health-route.ts';

async function statusOf(path: string, remotes: Composition['remotes']): Promise<number> {
  const server = Fastify();
  serveHealth(server, {
    compose: () => ({ composition: { generation: 1, remotes }, find: () => undefined }),
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const { status } = await fetch(`${origin}${path}`);
  await server.close();
  return status;
}

const published = [{ name: 'mfe-title', owned: { pages: {}, widgets: {} }, versions: [] }];

describe('the health of the shell server', () => {
  it.each([
    ['is ready when a remote is published', '/health/ready', published, 200],
    ['is not ready when nothing is published', '/health/ready', [], 503],
    ['is live all the same', '/health/live', [], 200],
  ])('shell server %s', async (_name, path, remotes, status) => {
    expect(await statusOf(path, remotes)).toBe(status);
  });
});
