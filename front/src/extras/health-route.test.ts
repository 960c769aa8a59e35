/** @jest-environment node */
import { RendererError } from '@sinima/renderers/renderer-error';
import type { Composition } from '@sinima/contracts/composition';
import Fastify from 'fastify';
import { serveHealth } from './health-route.ts';
import { frameHealth } from '../rendering/frame-health.ts';

interface Surroundings {
  readonly remotes: Composition['remotes'];
  /** What the renderer of the frame does in place of its work. */
  readonly fault?: RendererError['fault'];
}

async function statusOf(path: string, { remotes, fault }: Surroundings): Promise<number> {
  const server = Fastify();
  const site = {
    compose: () => ({
      composition: { generation: 1, remotes },
      navigationIn: () => ({}),
      find: () => undefined,
    }),
  };
  const run = async () => {
    if (fault) throw new RendererError(fault, 'The renderer does not do its work.');
    return { kind: 'frame', html: '<main></main>', places: {}, errorArea: '' } as const;
  };
  serveHealth(server, { site, rendersFrame: frameHealth({ pool: { run }, hostVersion: '5.0.0', site }) });
  const { statusCode } = await server.inject(path);
  await server.close();
  return statusCode;
}

const remotes = [{ name: 'mfe-title', owned: { pages: {}, widgets: {} }, versions: [] }];

describe('the health of the shell server', () => {
  it.each<[string, string, Surroundings, number]>([
    ['is ready when a remote is published and the frame is rendered', '/health/ready', { remotes }, 200],
    ['is ready while its renderer is busy', '/health/ready', { remotes, fault: 'busy' }, 200],
    ['is not ready when the frame is not rendered', '/health/ready', { remotes, fault: 'hangs' }, 503],
    ['is not ready when nothing is published', '/health/ready', { remotes: [] }, 503],
    ['is live all the same', '/health/live', { remotes: [], fault: 'hangs' }, 200],
  ])('shell server %s', async (_name, path, surroundings, status) => {
    expect(await statusOf(path, surroundings)).toBe(status);
  });
});
