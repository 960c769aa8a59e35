/** @jest-environment node */
import vm from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { canary, ownedRoutes, type FakeReleases } from '../test/fake-releases.ts';
import { startShell } from '../test/start-shell.ts';
import { STOP_WORKER } from './stop-worker.ts';

let server: FastifyInstance;
let releases: FakeReleases;

async function start(settings: Parameters<typeof startShell>[0] = {}): Promise<void> {
  server = await startShell({ prepare: (made) => void (releases = made), ...settings });
}

afterEach(() => server.close());

it('the worker is asked for each time, knows its host, and may load nothing but what it fetches from here', async () => {
  await start();
  const { body, headers } = await server.inject('/service-worker.js');
  expect(body).toMatch(/^self\.sinimaHost=\{"version":"5\.0\.0","style":"\/releases\/shell\/browser\//);
  expect(body).toContain('worker of 5.0.0');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  const again = await server.inject({
    url: '/service-worker.js',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('what may not run is told with its generation', async () => {
  await start();
  const routes = ownedRoutes('/mfe-title');
  const decision = { who: 'ada', when: '2026-01-01T00:00:00Z' };
  releases.addRemote('mfe-title', '2.0.0', routes);
  releases.setLive('mfe-title', '1.0.0', {
    owned: routes,
    barred: { '2.0.0': decision },
    canary: canary('1.0.0', 0, routes),
  });
  const { body, headers } = await server.inject('/barred-versions.json');
  const { generation } = JSON.parse((await server.inject('/composition.json')).body) as {
    generation: number;
  };
  expect(JSON.parse(body)).toEqual({ generation, barred: { 'mfe-title': ['2.0.0'] }, serviceWorker: 'on' });
  expect(headers['cache-control']).toBe('no-cache');
});

it('switched off, open pages and the worker are told, and the address answers a worker that ends itself', async () => {
  await start({ serviceWorker: 'off' });
  const text = async (path: string): Promise<string> => (await server.inject(path)).body;
  expect(await text('/service-worker.js')).toBe(STOP_WORKER);
  expect(await text('/composition.json')).toContain('"serviceWorker":"off"');
  expect(await text('/barred-versions.json')).toContain('"serviceWorker":"off"');
  expect(await text('/mfe-title')).toContain('"serviceWorker":"off"');
});

it('the worker that ends itself deletes what was kept here, and nothing else', async () => {
  await start();
  const kept = new Set(['sinima-pages', 'sinima-files', 'of-another']);
  const done: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>): void => void done.push(work);
  const unregister = jest.fn(async () => true);
  const skipWaiting = jest.fn(async () => undefined);
  const self = {
    skipWaiting,
    registration: { unregister },
    addEventListener: (_type: string, listener: (event: object) => void) => listener({ waitUntil }),
  };
  const caches = { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) };
  vm.runInNewContext(STOP_WORKER, { self, caches });
  await Promise.all(done);
  expect([...kept]).toEqual(['of-another']);
  expect([skipWaiting, unregister].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
