/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import type { OwnedRoutes } from '@sinima/contracts/pointer';
import type { PageContext, RemoteModule } from '@sinima/contracts/remote';
import { previewToken } from '@sinima/releases/preview-token';
import { signerOf } from '@sinima/releases/signer';
import type { RunnableVersion } from '@sinima/renderers/renderer-pool';
import { apiQuery } from '@sinima/runtime';
import type { PageState } from '@sinima/shell/page/page-state';
import type { FastifyInstance } from 'fastify';
import { says, startFakeBff, type FakeBff } from '../test/fake-bff.ts';
import { canary, ownedRoutes, type FakeReleases } from '../test/fake-releases.ts';
import { startShell } from '../test/start-shell.ts';

const query = apiQuery('/api/stats');
const signer = signerOf(generateKeyPairSync('ed25519').privateKey);

/** Versions whose code throws. */
const broken = new Set<string>();

/** Every page and widget reads `/api/stats`, the part of the API that mfe-stats owns. */
const remote = ({ app, version }: RunnableVersion): RemoteModule => {
  const load = async () => ({
    default: () => {
      if (broken.has(`${app} ${version}`)) throw new Error('It is broken.');
      return `${app} ${version}`;
    },
    prefetch: ({ data }: PageContext) => data.fetch(query),
    head: ({ data }: PageContext) => ({ title: String(data.read(query)?.totalTitles) }),
  });
  return { pages: { page: { load } }, widgets: { card: { load } } };
};

const owned: OwnedRoutes = {
  ...ownedRoutes('/mfe-stats'),
  // After the widget of mfe-title, whose answer is carried first.
  widgets: { card: { slot: 'home', order: 20 } },
  api: { prefixes: ['stats'], collections: ['stats'] },
};

let bff: FakeBff;
let shell: FastifyInstance;
let releases: FakeReleases;

beforeEach(async () => {
  broken.clear();
  // Each version has an answer of its own: 1.0.0 is 1, 2.0.0 is 2.
  bff = await startFakeBff((response, request) => {
    const [, major = '0'] = /release=(\d)/.exec(request.url ?? '') ?? [];
    response.setHeader('Cache-Control', 'public, max-age=30');
    says(`{"totalTitles":${major}}`)(response, request);
  });
  shell = await startShell({
    bffUrl: bff.url,
    pageCacheMegabytes: 64,
    remote,
    pointerKeys: [signer.key],
    prepare(made) {
      releases = made;
      for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
        const api = { prefixes: ['stats'], collections: ['stats'], module: 'module', contract: 'contract' };
        Object.assign(releases.addRemote('mfe-stats', version, owned), { api });
      }
      releases.setLive('mfe-stats', '2.0.0', { previous: '1.0.0', owned });
    },
  });
});

afterEach(async () => {
  await shell.close();
  await bff.close();
});

async function visit(url: string, cookies: Record<string, string> = {}) {
  bff.requests.length = 0;
  const { body, statusCode } = await shell.inject({ url, cookies });
  const json = /<script type="application\/json" id="sinima-page">(.*?)<\/script>/.exec(body)?.[1] ?? '{}';
  const state = JSON.parse(json) as PageState;
  const [carried] = (state.data?.queries ?? []) as {
    queryKey: string[];
    state: { data?: { totalTitles: number } };
  }[];
  const read = bff.requests.map(({ url: asked }) => asked);
  const remoteOf = (name: string) => state.composition.remotes.find((each) => each.name === name);
  return { statusCode, read, carried, remoteOf };
}

describe('calls of a page to the part of the API that a release has', () => {
  it.each(['/mfe-stats', '/mfe-title'])(
    'on %s they name the version that the page was composed with, and the browser finds the answer',
    async (url) => {
      const { read, carried, remoteOf } = await visit(url);
      expect(read).toEqual(['/api/stats?release=2.0.0']);
      expect(carried).toMatchObject({ queryKey: query.queryKey, state: { data: { totalTitles: 2 } } });
      expect(remoteOf('mfe-stats')?.versions[0]).toMatchObject({ version: '2.0.0', api: ['stats'] });
      expect(remoteOf('mfe-title')?.versions[0]).not.toHaveProperty('api');
    },
  );

  it('a page that was cached with one version is not sent once another is live', async () => {
    await visit('/mfe-title');
    expect((await visit('/mfe-title')).read).toEqual([]);
    releases.setLive('mfe-stats', '3.0.0', { previous: '2.0.0', owned });
    const { read, carried } = await visit('/mfe-title');
    expect(read).toEqual(['/api/stats?release=3.0.0']);
    expect(carried?.state.data).toEqual({ totalTitles: 3 });
  });

  it('a canary reads its own, also in the pages of other remotes', async () => {
    releases.setLive('mfe-stats', '2.0.0', {
      owned,
      canary: canary('3.0.0', 50, owned, { 'mfe-stats': '3.0.0' }),
    });
    const seen = new Set<string>();
    for (let count = 0; count < 40; count += 1) {
      const visitor = Buffer.alloc(16, count + 1).toString('base64url');
      const { carried, remoteOf } = await visit('/mfe-title', { 'sinima-visitor': visitor });
      seen.add(`${remoteOf('mfe-stats')?.versions[0]?.version} ${carried?.state.data?.totalTitles}`);
    }
    expect([...seen].sort()).toEqual(['2.0.0 2', '3.0.0 3']);
  });

  it('a preview reads its own', async () => {
    const expires = new Date(Date.now() + 3_600_000).toISOString();
    const token = previewToken({ app: 'mfe-stats', version: '3.0.0', expires }, signer);
    const { cookies } = await shell.inject(`/mfe-stats?preview=${token}`);
    const inPreview = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
    expect((await visit('/mfe-stats', inPreview)).read).toEqual(['/api/stats?release=3.0.0']);
  });

  it('a version that takes over reads its own, and the page carries that answer', async () => {
    broken.add('mfe-stats 2.0.0');
    for (const url of ['/mfe-stats', '/']) {
      const { carried, remoteOf } = await visit(url);
      expect(carried?.state.data).toEqual({ totalTitles: 1 });
      expect(remoteOf('mfe-stats')?.versions[0]?.version).toBe('1.0.0');
    }
  });

  it('a page whose version of the part is gone goes without its data, and is not kept', async () => {
    bff.answer = says('{"status":410}', 410);
    expect((await visit('/mfe-title')).statusCode).toBe(503);
    bff.answer = says('{"totalTitles":2}');
    expect(await visit('/mfe-title')).toMatchObject({
      statusCode: 200,
      carried: { state: { data: { totalTitles: 2 } } },
    });
  });
});
