/** @jest-environment node */
import http from 'node:http';
import type { PageContext, RemoteModule } from '@sinima/contracts/remote';
import type { RunnableVersion } from '@sinima/renderers/renderer-pool';
import { apiQuery } from '@sinima/runtime';
import type { FastifyInstance } from 'fastify';
import { breaks, says, startFakeBff, type Answer, type FakeBff } from '../test/fake-bff.ts';
import { canary, ownedRoutes, type FakeReleases } from '../test/fake-releases.ts';
import { startShell } from '../test/start-shell.ts';

/** How often a page was rendered. */
const renders = { count: 0 };

const Content = () => 'A page'.repeat(300);

/** Pages that show their version, the stats and the query that they were given. */
function remote({ version }: RunnableVersion): RemoteModule {
  const query = apiQuery('/api/stats');
  return {
    pages: {
      page: {
        load: async () => ({
          default: Content,
          prefetch({ data }: PageContext) {
            renders.count += 1;
            return data.fetch(query);
          },
          head({ data, search }: PageContext) {
            const titles = data.read(query)?.totalTitles;
            return {
              title: `${version}: ${titles} ${search.toString()}`,
              ...(search.has('gone') && { status: 404 }),
            };
          },
        }),
      },
    },
    widgets: { card: { load: async () => ({ default: Content }) } },
  };
}

const routes = {
  ...ownedRoutes('/mfe-title'),
  pages: { page: { paths: ['/mfe-title'], query: ['tab', 'gone'] } },
};

let bff: FakeBff;
let releases: FakeReleases;
let shell: FastifyInstance;
let origin: string;

const stats =
  (totalTitles: number, revision = '1'): Answer =>
  (response, request) => {
    response.setHeader('Sinima-Revision', revision);
    response.setHeader('Surrogate-Key', 'title:lionheart');
    says(JSON.stringify({ totalTitles }))(response, request);
  };

beforeEach(async () => {
  renders.count = 0;
  bff = await startFakeBff(stats(1));
  shell = await startShell({
    bffUrl: bff.url,
    remote,
    pageCacheMegabytes: 8,
    publicOrigin: 'https://sinima.example',
    prepare(made) {
      releases = made;
      releases.addRemote('mfe-title', '2.0.0', routes);
      releases.addRemote('mfe-title', '3.0.0', routes);
      releases.setLive('mfe-title', '2.0.0', { owned: routes });
    },
  });
  origin = await shell.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await shell.close();
  await bff.close();
});

interface Answered {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
  readonly title: string | undefined;
}

/** `fetch` hides some headers, and sends others of its own. */
const get = (
  path = '/mfe-title',
  headers: http.OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const request = http.request(origin + path, { headers, method, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk) => (body += chunk));
      response.on('end', () => {
        const title = /<title>([^<]*?) · Sinima</.exec(body)?.[1];
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, title });
      });
    });
    request.on('error', reject).end();
  });

const later = (ms: number): void => {
  const at = performance.now() + ms;
  jest.spyOn(performance, 'now').mockImplementation(() => at);
};

const startCanary = (percent: number): void =>
  releases.setLive('mfe-title', '2.0.0', { owned: routes, canary: canary('3.0.0', percent, routes) });

const visitor = (name: string): { cookie: string } => ({ cookie: `sinima-visitor=${name.repeat(22)}` });

describe('a page that is the same for all', () => {
  it('is rendered once, answered from the cache, and not sent again to a client that has it', async () => {
    const first = await get();
    expect(first.headers['cache-status']).toBe('sinima; fwd=miss; stored');
    const second = await get();
    expect(second.headers['cache-status']).toMatch(/^sinima; hit; ttl=\d+$/);
    expect(second.body).toBe(first.body);
    const third = await get('/mfe-title', { 'if-none-match': first.headers.etag });
    expect([third.status, third.body]).toEqual([304, '']);
    expect(renders.count).toBe(1);
  });

  it('tells caches on the way how long it holds and what stands in it', async () => {
    const { headers } = await get();
    expect(headers['cache-control']).toMatch(/^public, max-age=0, must-revalidate, s-maxage=30, /);
    expect(headers['surrogate-key']).toBe('shell title:lionheart mfe-title');
    expect(headers.vary).toBe('Save-Data, Available-Dictionary, Accept-Encoding');
    expect(headers['sinima-generation']).toBe('2');
  });

  it('has the same headers by the fast way and by the other', async () => {
    await get();
    const names = ({ headers }: Answered): Record<string, unknown> => ({
      ...headers,
      'x-request-id': 'some',
      date: 'now',
    });
    const asked = [{}, { 'accept-encoding': 'br' }, { 'if-none-match': (await get()).headers.etag }];
    for (const headers of asked) {
      await get('/mfe-title', headers);
      const fast = await get('/mfe-title', headers);
      // Two headers of one name are for Fastify to judge.
      const slow = await get('/mfe-title', { ...headers, 'save-data': ['off', 'off'] });
      expect(fast.headers['cache-status']).toContain('hit');
      expect(names(slow)).toEqual(names(fast));
      expect([slow.status, slow.body]).toEqual([fast.status, fast.body]);
    }
    const head = await get('/mfe-title', {}, 'HEAD');
    expect([head.body, names(head)]).toEqual(['', names(await get())]);
  });

  it('has the same tag when it is made anew of the same', async () => {
    const first = await get();
    later(31_000);
    await get();
    const { headers } = await get();
    expect(renders.count).toBe(2);
    expect(headers.etag).toBe(first.headers.etag);
  });

  it('is one page for 200 addresses with parameters that it does not read', async () => {
    for (let at = 0; at < 200; at += 1) {
      expect((await get(`/mfe-title?utm_id=${at}&fbclid=${at}`)).title).toBe('2.0.0: 1 ');
    }
    expect((await get('/mfe-title?tab=cast&utm_id=1')).title).toBe('2.0.0: 1 tab=cast');
    expect((await get('/mfe-title?utm_id=2&tab=cast')).title).toBe('2.0.0: 1 tab=cast');
    expect(renders.count).toBe(2);
  });

  it('is another one for visitors that save data', async () => {
    await get();
    await get('/mfe-title', { 'save-data': 'on' });
    await get('/mfe-title', { 'save-data': 'on' });
    expect(bff.requests).toHaveLength(2);
  });

  it('is another one, which other caches do not keep, for visitors that save data by the switch', async () => {
    await get();
    const byBrowser = await get('/mfe-title', { 'save-data': 'on' });
    const bySwitch = await get('/mfe-title', { cookie: 'save-data=1' });
    expect(byBrowser.headers['cache-control']).toMatch(/^public/);
    expect(bySwitch.headers['cache-control']).toBe('private, no-cache');
    expect(bySwitch.headers).not.toHaveProperty('cdn-cache-control');
    expect(bySwitch.body).toBe(byBrowser.body);
    expect(bySwitch.body).toContain('<html lang="en" data-saves-data>');
    const again = await get('/mfe-title', { cookie: 'save-data=1' });
    expect(again.headers['cache-status']).toMatch(/^sinima; hit/);
  });

  it('holds nothing of one request', async () => {
    const { body, headers } = await get();
    expect(body).not.toContain(headers['x-request-id']);
    expect(body).not.toContain('token');
  });
});

describe('who passes by the cache', () => {
  it.each(['sinima_session=abc', '__Host-sinima_session=abc', 'a=b; sinima_session=abc'])(
    'is a visitor with %s',
    async (cookie) => {
      await get();
      const { headers } = await get('/mfe-title', { cookie });
      expect([headers['cache-control'], headers['cache-status']]).toEqual(['private, no-store', undefined]);
      // Its data are read anew, also where what is made of them is the same.
      expect(bff.requests).toHaveLength(2);
    },
  );

  it('is nobody with other cookies', async () => {
    await get();
    await get('/mfe-title', { cookie: 'sinima_signed_in=1; _ga=sinima_session' });
    expect(renders.count).toBe(1);
  });
});

describe('what changes', () => {
  it('a rollback holds at once, and the version that it barred is never served again', async () => {
    releases.setLive('mfe-title', '3.0.0', { owned: routes, previous: '2.0.0' });
    expect((await get()).title).toBe('3.0.0: 1 ');
    bff.answer = breaks;
    const decision = { who: 'ama', when: '2026-05-01T10:00:00.000Z' };
    releases.setLive('mfe-title', '2.0.0', { owned: routes, barred: { '3.0.0': decision } });
    const { status, body } = await get();
    expect(status).toBe(503);
    expect(body).not.toContain('3.0.0');
  });

  it('a decision that changes no version leaves pages where they are', async () => {
    await get();
    const hold = { who: 'ama', when: '2026-05-01T10:00:00.000Z' };
    releases.setLive('mfe-title', '2.0.0', { owned: routes, hold });
    expect((await get()).headers['cache-status']).toContain('hit');
  });

  it('a live version that was missing is shown as soon as it has come', async () => {
    const late = releases.addRemote('mfe-title', '4.0.0', routes);
    releases.lose('mfe-title', '4.0.0');
    releases.setLive('mfe-title', '4.0.0', { owned: routes, previous: '2.0.0' });
    await get();
    expect((await get()).title).toBe('2.0.0: 1 ');
    releases.arrive(late);
    expect((await get()).title).toBe('4.0.0: 1 ');
  });

  it('a newer revision of the catalogue, heard by the way, has pages made anew', async () => {
    await get();
    later(2_000);
    bff.answer = stats(2, '2');
    await get('/api/stats');
    const { title, headers } = await get();
    expect(title).toBe('2.0.0: 1 ');
    expect(headers['cache-control']).toContain('s-maxage=1,');
    while ((await get()).title !== '2.0.0: 2 ') await new Promise(setImmediate);
    expect(renders.count).toBe(2);
  });
});

describe('without a BFF', () => {
  it('the page of before is served, and the header says so', async () => {
    await get();
    later(3_600_000);
    bff.answer = breaks;
    await get();
    const { status, title, headers } = await get();
    expect([status, title]).toEqual([200, '2.0.0: 1 ']);
    expect(headers['cache-status']).toMatch(/^sinima; hit; ttl=-\d+; detail=stale-if-error$/);
  });

  it('a page that nobody asked for before is a 503 that no cache keeps', async () => {
    bff.answer = breaks;
    const { status, headers } = await get();
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '5',
      'private, no-store',
    ]);
  });
});

describe('while a canary is under way', () => {
  it('each visitor gets the page of their versions from the cache, and no cache on the way keeps it', async () => {
    startCanary(50);
    const names = [...'abcdefghij'];
    const first = new Map<string, string | undefined>();
    for (const name of names) first.set(name, (await get('/mfe-title', visitor(name))).title);
    expect(new Set(first.values())).toEqual(new Set(['2.0.0: 1 ', '3.0.0: 1 ']));
    expect(renders.count).toBe(2);
    for (const name of names) {
      const { title, headers } = await get('/mfe-title', visitor(name));
      expect(title).toBe(first.get(name));
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect(renders.count).toBe(2);
  });

  it('a new visitor gets a cookie, and keeps the version', async () => {
    startCanary(50);
    const { headers, title } = await get();
    const [cookie] = headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^sinima-visitor=/);
    for (let view = 0; view < 3; view += 1) {
      expect((await get('/mfe-title', { cookie: cookie!.split(';')[0] })).title).toBe(title);
    }
  });

  it('who still has a cookie afterwards loses it, by an answer that no cache on the way keeps', async () => {
    await get();
    const { headers } = await get('/mfe-title', visitor('a'));
    expect(headers['set-cookie']?.[0]).toMatch(/^sinima-visitor=;/);
    expect([headers['cache-control'], headers['cdn-cache-control']]).toEqual([
      'private, no-cache',
      undefined,
    ]);
  });
});
