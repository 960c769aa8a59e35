/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { says, startFakeBff, type FakeBff } from '../test/fake-bff.ts';
import { startShell } from '../test/start-shell.ts';

const PROXY = '10.0.0.7';
const VISITOR = '203.0.113.9';
const STRANGER = '198.51.100.4';

let bff: FakeBff;
let shell: FastifyInstance;

beforeEach(async () => {
  bff = await startFakeBff(says('{}'));
  shell = await startShell({ bffUrl: bff.url, trustedProxies: ['loopback', PROXY], rateLimit: 3 });
});

afterEach(async () => {
  await shell.close();
  await bff.close();
});

const ask = (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  shell.inject({ url, remoteAddress, headers });

describe('what proxies say of visitors', () => {
  it.each([
    ['a trusted proxy', PROXY, VISITOR, `${VISITOR}, ${PROXY}`],
    ['a trusted proxy behind another one', PROXY, `${VISITOR}, 127.0.0.1`, `${VISITOR}, 127.0.0.1, ${PROXY}`],
    ['a trusted proxy that passes on a forged address', PROXY, `1.2.3.4, ${VISITOR}`, `${VISITOR}, ${PROXY}`],
    ['a stranger', STRANGER, VISITOR, STRANGER],
  ])('the BFF is told of the addresses that %s vouches for', async (_who, peer, given, chain) => {
    await ask('/api/stats', peer, { 'x-forwarded-for': given });
    expect(bff.requests[0]!.headers['x-forwarded-for']).toBe(chain);
  });

  it('only trusted proxies tell the BFF host and protocol', async () => {
    const forwarded = { 'x-forwarded-host': 'sinima.example', 'x-forwarded-proto': 'https', host: 'inside' };
    await ask('/api/stats', PROXY, forwarded);
    await ask('/api/stats', STRANGER, forwarded);
    const told = bff.requests.map(({ headers }) => [
      headers['x-forwarded-host'],
      headers['x-forwarded-proto'],
    ]);
    expect(told).toEqual([
      ['sinima.example', 'https'],
      ['inside', 'http'],
    ]);
  });

  it.each([
    ['a trusted proxy', PROXY, 'https://sinima.example'],
    ['this machine', '127.0.0.1', 'https://sinima.example'],
    ['a stranger', STRANGER, 'http://localhost'],
  ])('pages and sitemaps take the origin that %s asks for: %s', async (_who, peer, origin) => {
    const forwarded = { 'x-forwarded-host': 'sinima.example', 'x-forwarded-proto': 'https' };
    expect((await ask('/robots.txt', peer, forwarded)).body).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect((await ask('/', peer, forwarded)).body).toContain(`<link rel="canonical" href="${origin}/"`);
  });

  it('pages name the public address where it is set, for every client', async () => {
    const other = await startShell({ bffUrl: bff.url, publicOrigin: 'https://sinima.example' });
    const { body } = await other.inject({ url: '/robots.txt', headers: { host: 'evil.example' } });
    expect(body).toContain('Sitemap: https://sinima.example/sitemap.xml');
    await other.close();
  });
});

describe('the limit of pages', () => {
  const statuses = async (count: number, address: string, from: string): Promise<number[]> => {
    const found: number[] = [];
    for (let asked = 0; asked < count; asked += 1) {
      found.push((await ask(address, PROXY, { 'x-forwarded-for': from })).statusCode);
    }
    return found;
  };

  it('a visitor beyond the limit is told when to come back, on a plain page, and no other visitor is', async () => {
    expect(await statuses(4, '/', VISITOR)).toEqual([200, 200, 200, 429]);
    const { headers, body } = await ask('/', PROXY, { 'x-forwarded-for': VISITOR });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('<h1>A moment, please</h1>');
    expect(await statuses(1, '/', STRANGER)).toEqual([200]);
  });

  it('speculative requests have a lower limit of their own, and are refused with 503', async () => {
    const ahead = { 'x-forwarded-for': VISITOR, 'sec-purpose': 'prefetch' };
    const answers = [];
    for (let asked = 0; asked < 3; asked += 1) answers.push(await ask('/', PROXY, ahead));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 503]);
    const { headers, body } = answers[2]!;
    expect([headers['cache-control'], body]).toEqual(['no-store', '']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(await statuses(4, '/', VISITOR)).toEqual([200, 200, 200, 429]);
  });

  it('calls of the API take nothing from the pages of their visitor, and pages nothing from the calls', async () => {
    expect(await statuses(9, '/api/stats', VISITOR)).toEqual(Array.from({ length: 9 }, () => 200));
    expect(await statuses(4, '/', VISITOR)).toEqual([200, 200, 200, 429]);
    expect(await statuses(1, '/api/stats', VISITOR)).toEqual([200]);
  });

  it.each(['/health/live', '/robots.txt', '/favicon.svg'])('%s has no limit', async (address) => {
    expect(await statuses(6, address, VISITOR)).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it('a page that is made says nothing of the limit', async () => {
    const { headers } = await ask('/', PROXY, { 'x-forwarded-for': VISITOR });
    expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
  });
});
