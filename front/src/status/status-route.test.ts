/** @jest-environment node */
import { createHash } from 'node:crypto';
import type { Generation, LivePointer } from '@sinima/contracts/pointer';
import type { Release } from '@sinima/contracts/release';
import Fastify, { type FastifyInstance } from 'fastify';
import type { BffReader } from '../api-reads/bff-client.ts';
import { serveStatus } from './status-route.ts';
import { statusOfSite } from '../composition/status-of-site.ts';

const secret = { who: 'olu', why: 'a secret reason' };
const owned = { pages: {}, widgets: {} };

const pointer = (version: string, when: string, rest: Partial<LivePointer> = {}): LivePointer => ({
  version,
  activated: { ...secret, when },
  owned,
  barred: {},
  ...rest,
});

const generation = (apps: Generation['apps']): Generation => ({
  ...secret,
  when: '2026-11-26T00:00:00.000Z',
  number: 7,
  expires: '2099-01-01T00:00:00.000Z',
  former: null,
  changes: [],
  apps,
});

const releases = [
  {
    app: 'mfe-title',
    version: '1.0.2',
    translations: { ar: { scripts: [], total: 120, missing: 3, draft: 100 } },
  } as unknown as Release,
];

let server: FastifyInstance;
afterEach(() => server.close());

async function page(
  apps: Generation['apps'],
  read: BffReader = async () => ({ info: { version: '1.9' } }),
  address = '/status',
) {
  server = Fastify({ logger: false });
  serveStatus(server, {
    site: { status: () => statusOfSite([generation(apps)]), releases: () => releases },
    read,
    limit: { check: async () => undefined },
  });
  return server.inject(address);
}

const titles = pointer('1.0.2', '2026-11-20T10:30:00.000Z', {
  hold: { ...secret, when: '2026-11-21T00:00:00.000Z' },
  canary: {
    ...secret,
    when: '2026-11-22T00:00:00.000Z',
    version: '9.9.9-canary',
    set: { 'mfe-title': '9.9.9-canary' },
    percent: 5,
    automatic: false,
    stepSince: '2026-11-22T00:00:00.000Z',
    owned,
  },
  barred: {
    '1.0.0': { ...secret, when: '2026-10-01T00:00:00.000Z' },
    '1.0.1': { ...secret, when: '2026-11-20T10:29:00.000Z' },
  },
});

it('the status page tells each live version since when, the API, and the last version that was taken back', async () => {
  const { body, statusCode, headers } = await page({
    shell: pointer('5.0.0', '2026-11-01T08:00:00.000Z'),
    'mfe-title': titles,
  });
  expect(statusCode).toBe(200);
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  expect(headers['cache-control']).toBe('public, max-age=30');
  expect(body).toMatch(/mfe-title<\/dt>\s*<dd>\s*1\.0\.2, live since <time[^>]*>2026-11-20 10:30 UTC/);
  expect(body).toMatch(/frame<\/dt>\s*<dd>\s*5\.0\.0, live since <time[^>]*>2026-11-01 08:00 UTC/);
  expect(body).toContain('version 1.9 of its contract');
  expect(body).toMatch(/2026-11-20 10:29 UTC<\/time>: a version of\s+“mfe-title” was taken back/);
});

it('the status page tells nothing that is operators’ alone', async () => {
  const { body } = await page({ 'mfe-title': titles });
  for (const hidden of ['olu', 'secret', '9.9.9', '1.0.1', '2026-11-21', '2026-11-22', '2026-10-01'])
    expect(body).not.toContain(hidden);
});

it('the status page says that no version was taken back, and that the API does not answer', async () => {
  const { body, statusCode } = await page({ 'mfe-title': pointer('1.0.0', '2026-11-01T08:00:00.000Z') }, () =>
    Promise.reject(new Error('down')),
  );
  expect(statusCode).toBe(200);
  expect(body).toContain('None of the versions that are still known was taken back.');
  expect(body).toContain('It does not answer at the moment.');
});

it('the status page is there in other languages, right to left in Arabic, and names those that it is not in', async () => {
  const apps = { shell: pointer('5.0.0', '2026-11-01T08:00:00.000Z'), 'mfe-title': titles };
  const { body, statusCode } = await page(apps, undefined, '/status?language=ar');
  expect(statusCode).toBe(200);
  expect(body).toContain('<html lang="ar" dir="rtl">');
  expect(body).toMatch(/\u20661\.0\.2\u2069، منشور منذ <time[^>]* dir="ltr">2026-11-20 10:30 UTC/);
  expect(body).not.toMatch(/live since|What is live|contract/);
  expect(body).toContain('<a href="/ar">الرئيسية</a>');
  expect([...body.matchAll(/hreflang="(\w+)"/g)].map(([, code]) => code)).toEqual(['en', 'fr', 'pt', 'sw']);
});

it('the status page in a language tells how far its translation is: drafts, texts that are missing, apps without it', async () => {
  const apps = { shell: pointer('5.0.0', '2026-11-01T08:00:00.000Z'), 'mfe-title': titles };
  const { body } = await page(apps, undefined, '/status?language=ar');
  expect(body).toMatch(/<h2 id="texts">[^<]*العربية/);
  expect(body).toMatch(/mfe-title<\/dt>\s*<dd>[^<]*120[^<]* 17 [^<]* 100 [^<]* 3 /);
  expect(body).toMatch(/<a href="\/ar\/contact">/);
  const english = await server.inject('/status');
  expect(english.body).not.toContain('id="texts"');
});
