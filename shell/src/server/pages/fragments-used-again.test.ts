/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { startFakeBff, type FakeBff } from '../test/fake-bff.ts';
import { ownedRoutes, type FakeReleases } from '../test/fake-releases.ts';
import { rendererText } from '../test/renderer-text.ts';
import { startShell } from '../test/start-shell.ts';

/** A server bundle that tells how often its page was rendered, unless it is to tell the same each time. */
const bundle = (version: string, tells = 'count += 1'): string => `
  const { react: React, '@sinima/runtime': runtime } = globalThis.__sinimaShared;
  const query = runtime.apiQuery('/api/stats');
  let count = 0;
  function Page() {
    ${tells};
    const { data } = runtime.useQuery(query);
    return React.createElement('h1', null, 'Render ' + count + ' of ${version} with ' + data.totalTitles);
  }
  const head = ({ params }) => {
    if (params.slug === 'broken') throw new Error('no such head');
    return { title: 'Title of ${version}' };
  };
  const prefetch = ({ data }) => data.fetch(query);
  export default {
    pages: { page: { load: async () => ({ default: Page }), prefetch, head } },
    widgets: { card: { load: async () => ({ default: () => null }) } },
  };`;

const owned = ownedRoutes('/mfe-title/:slug');
const TOKEN = 'the token of an operator';
const SIGNED_IN = { cookie: 'sinima_session=somebody; sinima-theme=dark', 'accept-encoding': 'identity' };

let renderer: string;
let bff: FakeBff;
let shell: FastifyInstance;
let releases: FakeReleases;
let logged: string;

beforeAll(async () => {
  renderer = await rendererText();
});

beforeEach(async () => {
  bff = await startFakeBff((response) =>
    response
      .writeHead(200, {
        'content-type': 'application/json',
        'cache-control': 'public, max-age=30',
        'surrogate-key': 'stats',
      })
      .end('{"totalTitles":12}'),
  );
});

afterEach(async () => {
  await shell.close();
  await bff.close();
  jest.restoreAllMocks();
});

async function start(pageCacheMegabytes: number, tells?: string): Promise<void> {
  logged = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    logged += String(text);
    return true;
  });
  shell = await startShell({
    bffUrl: bff.url,
    renderer,
    pageCacheMegabytes,
    logLevel: 'info',
    operatorToken: TOKEN,
    prepare(made) {
      releases = made;
      for (const version of ['1.0.0', '2.0.0']) {
        releases.addRemote('mfe-title', version, owned, bundle(version, tells));
      }
      releases.setLive('mfe-title', '2.0.0', { previous: '1.0.0', owned });
    },
  });
}

const ask = (slug = 'a', headers: Record<string, string> = SIGNED_IN) =>
  shell.inject({ url: `/mfe-title/${slug}`, headers });
const heading = async (slug?: string): Promise<string | undefined> =>
  /Render \d+ of [\d.]+ with \d+/.exec((await ask(slug)).body)?.[0];

it('who is signed in gets fragments that were rendered for somebody else, as long as the data are the same', async () => {
  await start(64);
  const first = await heading();
  expect(first).toContain('of 2.0.0 with 12');
  expect(await heading()).toBe(first);
});

it('nothing of who asks is read with', async () => {
  await start(64);
  const of = {
    ...SIGNED_IN,
    'user-agent': 'a browser',
    'accept-language': 'yo',
    'x-forwarded-for': '198.51.100.7',
  };
  await ask('a', of);
  const names = bff.requests.map(({ headers }) => Object.keys(headers).sort());
  expect(names).toEqual([['connection', 'host', 'x-request-id']]);
});

it('a page of such fragments is counted, logged and marked as if they were rendered for it', async () => {
  const pages = async () => {
    const answers = [await ask(), await ask(), await ask('a', { 'accept-encoding': 'identity' })];
    const health = await shell.inject({
      url: '/health/releases',
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    return {
      answers: answers.map(
        ({
          statusCode,
          body,
          headers: { 'x-request-id': _id, date: _date, vary: _cachesOwn, ...headers },
        }) => ({
          statusCode,
          body,
          headers,
        }),
      ),
      counts: (JSON.parse(health.body) as { apps: unknown }).apps,
      lines: logged.split('\n').filter((line) => line.includes('"msg":"page"')).length,
    };
  };
  await start(64, '');
  const ofKept = await pages();
  const { body: metrics } = await shell.inject('/metrics');
  expect(metrics).toMatch(/^sinima_shell_fragments_total\{remote="mfe-title",source="kept"\} 2$/m);
  expect(metrics).toMatch(/^sinima_shell_fragments_total\{remote="mfe-title",source="rendered"\} 1$/m);
  expect(metrics).toMatch(/^sinima_shell_fragment_cache_bytes [1-9]/m);
  await shell.close();
  await start(0, '');
  expect(ofKept).toEqual(await pages());
  expect(ofKept.answers[2]?.headers['surrogate-key']).toBe('shell stats mfe-title');
});

it('after a rollback no page has what the former version rendered, nor when that one is live again', async () => {
  await start(64);
  await ask();
  releases.setLive('mfe-title', '1.0.0', { owned });
  expect((await ask()).body).toContain(' of 1.0.0 with 12');
  releases.setLive('mfe-title', '2.0.0', { previous: '1.0.0', owned });
  expect((await ask()).body).toContain(' of 2.0.0 with 12');
  expect((await shell.inject('/metrics')).body).not.toContain('source="kept"');
});

it('what a version rendered is used no more once it fails, wherever that is', async () => {
  await start(64);
  await ask();
  expect((await ask('broken')).statusCode).toBe(503);
  await ask();
  const { body } = await shell.inject('/metrics');
  expect(body).not.toContain('source="kept"');
  expect(body).toMatch(/^sinima_shell_fragments_total\{remote="mfe-title",source="rendered"\} 2$/m);
});
