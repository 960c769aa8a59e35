import diagnostics from 'node:diagnostics_channel';
import { hostPathOf } from '@sinima/contracts/host-paths';
import type { FastifyInstance } from 'fastify';
import { runApi, type RunningApi } from './running-api.js';
import { smallCatalogue } from './small-catalogue.js';
import { TEST_SETTINGS } from './test-settings.js';

let api: RunningApi;
const routes: string[] = [];

beforeAll(async () => {
  diagnostics.subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ url }) => void routes.push(url));
  });
  api = await runApi(smallCatalogue, { ...TEST_SETTINGS, rateLimit: 5 });
}, 60_000);

afterAll(() => api.stop());

const ask = (visitor?: string): Promise<Response> =>
  fetch(`${api.origin}/api/stats`, visitor ? { headers: { 'x-forwarded-for': visitor } } : {});

it('the rate limit tells a client over the limit when to come back, and leaves others alone', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 7; count += 1) statuses.push((await ask('198.51.100.7')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const refused = await ask('198.51.100.7');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('content-type')).toContain('application/problem+json');
  expect((await ask('198.51.100.8')).status).toBe(200);
});

it('the rate limit does not count calls of our own', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => ask()));
  expect(responses.every(({ status }) => status === 200)).toBe(true);
});

it('metrics tell how many requests there were, by route, status and cache', async () => {
  const text = await (await fetch(`${api.origin}/metrics`)).text();
  expect(text).toMatch(
    /sinima_bff_request_seconds_count\{route="\/api\/stats",status="200",cache="hit"\} \d+/,
  );
  expect(text).toMatch(
    /sinima_bff_request_seconds_count\{route="\/api\/stats",status="429",cache="none"\} \d+/,
  );
});

it.each(['/api/stats', '/api/nothing', '/health/live'])(
  'every answer carries the security headers: %s',
  async (path) => {
    const { headers } = await fetch(`${api.origin}${path}`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
  },
);

it('every route begins with one of the host’s paths, so that no page of a remote can have it', () => {
  expect(routes).toContain('/api/titles');
  expect(routes.filter((url) => url !== '*' && hostPathOf(url) === undefined)).toEqual([]);
});
