/** @jest-environment node */
import type { PageContext, RemoteModule } from '@sinima/contracts/remote';
import type { RunnableVersion } from '@sinima/renderers/renderer-pool';
import { apiQuery } from '@sinima/runtime';
import type { FastifyInstance } from 'fastify';
import { startFakeBff, type FakeBff } from '../test/fake-bff.ts';
import { ownedRoutes, type FakeReleases } from '../test/fake-releases.ts';
import { rendererText } from '../test/renderer-text.ts';
import { startShell } from '../test/start-shell.ts';

const query = apiQuery('/api/stats');

/** How often the page was rendered. */
const renders = { count: 0 };

/** A remote that runs in the test's own process, and tells its version and what it read. */
const inProcess = ({ version }: RunnableVersion): RemoteModule => ({
  pages: {
    page: {
      load: async () => ({
        default: () => 'A page',
        prefetch({ data }: PageContext) {
          renders.count += 1;
          return data.fetch(query);
        },
        head: ({ data }: PageContext) => ({ title: `${version} with ${data.read(query)?.totalTitles}` }),
      }),
    },
  },
  widgets: { card: { load: async () => ({ default: () => null }) } },
});

/** The server bundle of a version that runs in a process of its own. */
const bundle = (version: string): string => `
  const { '@sinima/runtime': runtime } = globalThis.__sinimaShared;
  const query = runtime.apiQuery('/api/stats');
  const head = ({ params }) => {
    if (params.slug === 'broken') throw new Error('no such head');
    return { title: 'Title of ${version}' };
  };
  const Content = () => 'Page of ${version}';
  const load = async () => ({ default: Content, prefetch: ({ data }) => data.fetch(query), head });
  export default {
    pages: { page: { load } },
    widgets: { card: { load: async () => ({ default: Content }) } },
  };`;

const owned = ownedRoutes('/mfe-title/:slug');
const TOKEN = 'the token of an operator';
const SIGNED_IN = { cookie: 'sinima_session=somebody; sinima-theme=dark', 'accept-encoding': 'identity' };

let bff: FakeBff;
let shell: FastifyInstance;
let releases: FakeReleases;
let logged: string;

beforeEach(async () => {
  renders.count = 0;
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

/** @param renderer the module of renderers; undefined: what they do is done here */
async function start(pageCacheMegabytes: number, renderer?: string): Promise<void> {
  logged = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    logged += String(text);
    return true;
  });
  shell = await startShell({
    bffUrl: bff.url,
    remote: inProcess,
    ...(renderer !== undefined && { renderer }),
    pageCacheMegabytes,
    logLevel: 'info',
    operatorToken: TOKEN,
    prepare(made) {
      releases = made;
      for (const version of ['1.0.0', '2.0.0'])
        releases.addRemote('mfe-title', version, owned, bundle(version));
      releases.setLive('mfe-title', '2.0.0', { previous: '1.0.0', owned });
    },
  });
}

const ask = (slug = 'a', headers: Record<string, string> = SIGNED_IN) =>
  shell.inject({ url: `/mfe-title/${slug}`, headers });
const metrics = async (): Promise<string> => (await shell.inject('/metrics')).body;

it('a signed-in visitor gets fragments that were rendered for others', async () => {
  await start(64);
  const { body } = await ask();
  expect(body).toContain('2.0.0 with 12');
  expect((await ask()).body).toBe(body);
  expect(renders.count).toBe(1);
});

it('reads carry nothing of the visitor', async () => {
  await start(64);
  const of = {
    ...SIGNED_IN,
    'user-agent': 'a browser',
    'accept-language': 'yo',
    'x-forwarded-for': '198.51.100.7',
  };
  await ask('a', of);
  const names = bff.requests.map(({ headers }) => Object.keys(headers).sort());
  expect(names).toEqual([['connection', 'host', 'sinima-release', 'x-request-id']]);
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
  await start(64);
  const ofKept = await pages();
  const figures = await metrics();
  expect(figures).toMatch(/^sinima_shell_fragments_total\{remote="mfe-title",source="cached"\} 2$/m);
  expect(figures).toMatch(/^sinima_shell_fragments_total\{remote="mfe-title",source="rendered"\} 1$/m);
  expect(figures).toMatch(/^sinima_shell_fragment_cache_bytes [1-9]/m);
  await shell.close();
  await start(0);
  expect(ofKept).toEqual(await pages());
  expect(ofKept.answers[2]?.headers['surrogate-key']).toBe('shell stats mfe-title');
});

describe('with renderers', () => {
  let renderer: string;

  beforeAll(async () => {
    renderer = await rendererText();
  });

  it('after a rollback no page has what the former version rendered, nor when that one is live again', async () => {
    await start(64, renderer);
    await ask();
    releases.setLive('mfe-title', '1.0.0', { owned });
    expect((await ask()).body).toContain('Page of 1.0.0');
    releases.setLive('mfe-title', '2.0.0', { previous: '1.0.0', owned });
    await ask();
    expect(await metrics()).not.toContain('source="cached"');
  });

  it('what a version rendered is used no more once it fails, wherever that is', async () => {
    await start(64, renderer);
    await ask();
    await ask('broken');
    await ask();
    expect(await metrics()).not.toContain('source="cached"');
  });
});
