/** @jest-environment node */
/** The release that the API is told of, by a page's reads on the server and by a browser's calls. */
import { CALLER_HEADER } from '@sinima/contracts/operation-reads';
import type { PageContext, RemoteModule } from '@sinima/contracts/remote';
import { apiQuery } from '@sinima/runtime';
import type { FastifyInstance } from 'fastify';
import { says, startFakeBff, type FakeBff } from '../test/fake-bff.ts';
import { ownedRoutes } from '../test/fake-releases.ts';
import { startShell } from '../test/start-shell.ts';

const query = apiQuery('/api/stats');

const remote: RemoteModule = {
  pages: {
    page: {
      load: async () => ({
        default: () => 'A page',
        prefetch: ({ data }: PageContext) => data.fetch(query),
        head: () => ({ title: 'A title' }),
      }),
    },
  },
  widgets: { card: { load: async () => ({ default: () => 'A card' }) } },
};

let bff: FakeBff;
let shell: FastifyInstance;

beforeAll(async () => {
  bff = await startFakeBff(says('{"totalTitles":1}'));
  shell = await startShell({
    bffUrl: bff.url,
    remote: () => remote,
    prepare(releases) {
      releases.addRemote('mfe-stats', '2.0.0', ownedRoutes('/mfe-stats'));
      releases.setLive('mfe-stats', '2.0.0', { owned: ownedRoutes('/mfe-stats') });
    },
  });
});

afterAll(async () => {
  await shell.close();
  await bff.close();
});

async function callersOf(request: { url: string; headers?: Record<string, string> }) {
  bff.requests.length = 0;
  await shell.inject(request);
  return bff.requests
    .filter(({ url }) => url === '/api/stats')
    .map(({ headers }) => headers[CALLER_HEADER.toLowerCase()]);
}

it('a page read on the server names the release that is rendered', async () => {
  expect(await callersOf({ url: '/mfe-stats' })).toEqual(['mfe-stats@2.0.0']);
});

it('a call of a browser names the release that owns the page around it', async () => {
  const headers = { host: 'sinima.test', referer: 'http://sinima.test/mfe-stats?tab=all' };
  expect(await callersOf({ url: '/api/stats', headers })).toEqual(['mfe-stats@2.0.0']);
});

it.each([
  ['without a page', {}],
  ['on a page of another site', { referer: 'https://elsewhere.test/mfe-stats' }],
  ['on a page that no remote owns', { referer: 'http://sinima.test/' }],
  ['that names a release itself', { [CALLER_HEADER]: 'mfe-title@1.0.0' }],
])('a call %s is from outside', async (_where, headers) => {
  const request = { url: '/api/stats', headers: { host: 'sinima.test', ...headers } };
  expect(await callersOf(request)).toEqual([undefined]);
});
