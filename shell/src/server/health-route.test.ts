import Fastify from 'fastify';
import { serveHealth } from './health-route.ts';
import type { LiveSite } from './live-site.ts';

async function statusOf(path: string, compose: LiveSite['compose']): Promise<number> {
  const server = Fastify();
  serveHealth(server, { compose, bundlePath: () => '' } as unknown as LiveSite);
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const { status } = await fetch(`${origin}${path}`);
  await server.close();
  return status;
}

const published: LiveSite['compose'] = async () => ({ remotes: [{ name: 'mfe-title' }] }) as never;
const empty: LiveSite['compose'] = async () => ({ remotes: [] });
const broken: LiveSite['compose'] = () => Promise.reject(new Error('live.json cannot be read'));

describe('the health of the shell server', () => {
  it.each([
    ['is ready when a remote is published', '/health/ready', published, 200],
    ['is not ready when nothing is published', '/health/ready', empty, 503],
    ['is not ready when the release store cannot be read', '/health/ready', broken, 503],
    ['is live all the same', '/health/live', broken, 200],
  ] as const)('shell server %s', async (_name, path, compose, status) => {
    expect(await statusOf(path, compose)).toBe(status);
  });
});
