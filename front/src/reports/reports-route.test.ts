/** @jest-environment node */
import http from 'node:http';
import cookie from '@fastify/cookie';
import type { PageReport, PageVersions, ReportToken } from '@sinima/contracts/reports';
import Fastify, { type FastifyInstance } from 'fastify';
import { createErrorCounts, type ErrorCounts } from './error-counts.ts';
import { createPageTokens } from './page-token.ts';
import { createReleaseCounts, type ReleaseCounts } from './release-counts.ts';
import { serveReports } from './reports-route.ts';
import type { ReleaseScripts } from './scripts-of-releases.ts';

const versions = { 'mfe-title': ['1.0.0-new', '1.0.0-old'], shell: ['1.0.0-host'] };
const tokens = createPageTokens('a secret');
const failure = { remote: 'mfe-title', version: '1.0.0-new', phase: 'render' } as const;

const VISITOR = 'v'.repeat(22);

/** What is live: for visitors with a cookie a canary, once there is one. */
const site = {
  hasCanary: false,
  isCanaryUnderWay: () => site.hasCanary,
  compose({ visitor }: { visitor?: string | undefined } = {}) {
    const names = visitor === undefined ? ['new', 'old'] : ['canary', 'new', 'old'];
    const releases = names.map((name) => ({
      version: `1.0.0-${name}`,
      global: name,
      entry: 'browser/x.js',
      styles: [],
    }));
    const owned = { pages: {}, widgets: {} };
    const remotes = [{ name: 'mfe-title', owned, versions: releases }];
    return { composition: { generation: 1, remotes }, navigationIn: () => ({}), find: () => undefined };
  },
};

let server: FastifyInstance;
let counts: ReleaseCounts;
let errors: ErrorCounts;

const HASH = 'a'.repeat(43);
const script = { app: 'mfe-title', file: `browser/title.${HASH}.js` };
const scripts: ReleaseScripts = {
  placed: (frames, { 'mfe-title': shown = [] }) =>
    frames
      .filter(({ app, file }) => app === script.app && file === script.file)
      .map((frame) => ({ ...frame, version: shown.at(-1)! })),
};

beforeEach(async () => {
  jest.useRealTimers();
  counts = createReleaseCounts();
  errors = createErrorCounts();
  server = Fastify();
  site.hasCanary = false;
  await server.register(cookie);
  await serveReports(server, { tokens, counts, errors, scripts, site, hostVersion: '1.0.0-host' });
});

afterEach(async () => {
  await server.close();
});

const reportOf = (changes: Partial<PageReport> = {}, visitor = tokens.pseudonym('a cookie')): PageReport => ({
  token: tokens.sign(visitor, versions),
  versions,
  shown: ['mfe-title', 'shell'],
  failures: [failure],
  vitals: {},
  ...changes,
});

async function send(report: unknown, type = 'text/plain;charset=UTF-8') {
  const payload = typeof report === 'string' ? report : JSON.stringify(report);
  const response = await server.inject({
    method: 'POST',
    url: '/reports',
    payload,
    headers: { 'content-type': type },
  });
  expect([response.statusCode, response.body]).toEqual([204, '']);
}

const vitalsOf = (app: string, version: string) =>
  Object.fromEntries(
    Object.entries(counts.apps()[app]?.[version]?.vitals ?? {}).map(([kind, vitals]) => [
      kind,
      Object.fromEntries(
        Object.entries(vitals).map(([vital, { counts: observed }]) => [
          vital,
          observed.reduce((sum, count) => sum + count, 0),
        ]),
      ),
    ]),
  );

const failing = () => counts.apps()['mfe-title']?.['1.0.0-new']?.failingVisitors ?? 0;

describe('POST /reports', () => {
  it('vitals are counted by class, once for a visitor, for the remotes that stood in the page', async () => {
    const report = reportOf({
      shown: ['mfe-title', 'shell', 'mfe-unknown', 'constructor'],
      failures: [],
      vitals: { prerendered: { LCP: 90, INP: 40 }, restored: { LCP: 20 } },
    });
    await send(report);
    await send(report);
    await send({ ...report, vitals: { loaded: { LCP: 900 } } });
    const observed = { loaded: { LCP: 1 }, prerendered: { LCP: 1, INP: 1 }, restored: { LCP: 1 } };
    expect(vitalsOf('mfe-title', '1.0.0-new')).toEqual(observed);
    expect(vitalsOf('shell', '1.0.0-host')).toEqual(observed);
    expect(Object.keys(counts.apps()).sort()).toEqual(['mfe-title', 'shell']);
  });

  it('vitals of an unknown class are not counted', async () => {
    await send({ ...reportOf(), vitals: { soft: { LCP: 120 }, restored: { FID: 1 } } });
    expect(vitalsOf('mfe-title', '1.0.0-new')).toEqual({});
  });

  it.each(['text/plain;charset=UTF-8', 'application/json'])(
    'a failure sent as %s is counted',
    async (type) => {
      await send(reportOf(), type);
      expect(counts.apps()).toEqual({
        'mfe-title': { '1.0.0-new': expect.objectContaining({ visitors: 1, failingVisitors: 1 }) },
      });
    },
  );

  it('a thousand reports of one visitor are one vote, and another visitor is another', async () => {
    const visitor = tokens.pseudonym('one cookie');
    for (let report = 0; report < 500; report += 1)
      await send(reportOf({ failures: [failure, failure] }, visitor));
    expect(failing()).toBe(1);
    await send(reportOf({}, tokens.pseudonym('another cookie')));
    expect(failing()).toBe(2);
  });

  it.each([
    ['a forged token', { token: `${tokens.pseudonym()}.zzzzzz.AAAAAAAAAAAAAAAAAAAAAA` }],
    ['a token of another secret', { token: createPageTokens().sign(tokens.pseudonym(), versions) }],
    ['no token', { token: '' }],
    ['versions that its token does not sign', { versions: { ...versions, 'mfe-title': ['1.0.0-victim'] } }],
  ])('a report with %s counts nothing', async (_name, changes) => {
    await send(reportOf(changes));
    expect(counts.apps()).toEqual({});
  });

  it('a token is good for 15 minutes and counts nothing afterwards', async () => {
    const start = Date.now();
    const report = reportOf();
    const now = jest.spyOn(Date, 'now').mockReturnValue(start + 16 * 60_000);
    await send(report);
    expect(failing()).toBe(0);
    now.mockReturnValue(start + 14 * 60_000);
    await send(report);
    expect(failing()).toBe(1);
    now.mockRestore();
  });

  it('a failure of a version that the page did not have is ignored, the others count', async () => {
    const failures = [
      { ...failure, version: '1.0.0-victim' },
      { ...failure, remote: 'mfe-people' },
      { ...failure, remote: '__proto__' },
      failure,
    ];
    await send(reportOf({ failures, shown: ['mfe-people', 'toString'], vitals: { loaded: { LCP: 900 } } }));
    expect(counts.apps()).toEqual({
      'mfe-title': { '1.0.0-new': expect.objectContaining({ failingVisitors: 1, vitals: {} }) },
    });
  });

  it('vitals are counted for what the page showed, by bucket, once per visitor', async () => {
    const visitor = tokens.pseudonym('one cookie');
    const report = reportOf({ failures: [], vitals: { loaded: { LCP: 1_200, CLS: 9 } } }, visitor);
    await send(report);
    await send(report);
    const { LCP, CLS } = counts.apps()['mfe-title']!['1.0.0-new']!.vitals.loaded!;
    expect(LCP!.counts).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
    expect(CLS!.counts.at(-1)).toBe(1);
    expect(counts.apps().shell!['1.0.0-host']!.vitals).toEqual({ loaded: { LCP, CLS } });
    expect(failing()).toBe(0);
  });

  it.each([
    ['no JSON', 'what?'],
    ['an empty body', ''],
    ['a list', []],
    ['another phase', reportOf({ failures: [{ ...failure, phase: 'mood' as never }] })],
    ['a vital below zero', reportOf({ vitals: { loaded: { LCP: -1 } } })],
    ['a hundred failures', reportOf({ failures: Array.from({ length: 100 }, () => failure) })],
    ['a prototype', '{"__proto__":{"token":"x"}}'],
    ['9 KB', JSON.stringify(reportOf()) + ' '.repeat(9_000)],
  ])('a report of %s counts nothing', async (_name, report) => {
    await send(report);
    expect(counts.apps()).toEqual({});
  });

  it('a body of 10 MB is answered before any of it is read', async () => {
    const origin = await server.listen({ host: '127.0.0.1', port: 0 });
    const headers = { 'content-length': 10_000_000, 'content-type': 'text/plain' };
    const request = http.request(`${origin}/reports`, { method: 'POST', headers });
    const answer = new Promise<http.IncomingMessage>((resolve, reject) => {
      request.on('response', resolve).on('error', reject);
    });
    request.flushHeaders();
    expect((await answer).statusCode).toBe(204);
    request.destroy();
  });

  it('an address that reports too often is not heard for the rest of the minute', async () => {
    for (let report = 0; report < 700; report += 1) await send('');
    await send(reportOf());
    expect(failing()).toBe(0);
  });

  it('other routes keep their own parsers and errors', async () => {
    server.post('/other', () => Promise.reject(new Error('no')));
    expect((await server.inject({ method: 'POST', url: '/other', payload: {} })).statusCode).toBe(500);
  });
});

async function ask(asked: unknown, visitor?: string) {
  const response = await server.inject({
    method: 'POST',
    url: '/reports/token',
    payload: JSON.stringify(asked),
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    ...(visitor !== undefined && { cookies: { 'sinima-visitor': visitor } }),
  });
  expect(response.headers['cache-control']).toBe('no-store');
  return response.statusCode === 204 ? undefined : response.json<ReportToken>();
}

describe('errors in reports', () => {
  const thrown = {
    remote: 'mfe-title',
    version: '1.0.0-new',
    name: 'TypeError',
    message: 'no plot for "lagos"',
    frames: [{ ...script, line: 1, column: 20, name: 'e' }],
  };
  const reportIn = (page: string, error: object = thrown): PageReport =>
    reportOf({ failures: [], errors: [error as typeof thrown] }, page);

  it('an error is counted by page, for the version whose script it was, without its values', async () => {
    const [one, other] = [tokens.pseudonym('one'), tokens.pseudonym('other')];
    for (const page of [one, one, other]) await send(reportIn(page));
    const { remote: app, ...rest } = thrown;
    const version = '1.0.0-old';
    const frames = thrown.frames.map((frame) => ({ ...frame, version }));
    const said = { ...rest, app, version, frames, source: 'browser', message: 'no plot for …' };
    expect(errors.all()).toEqual([{ ...said, times: 3, pages: 2 }]);
    expect(counts.apps()).toEqual({});
  });

  it.each([
    ['a forged token', { token: `${tokens.pseudonym()}.zzzzzz.AAAAAAAAAAAAAAAAAAAAAA` }],
    ['versions that its token does not sign', { versions: { ...versions, 'mfe-title': ['1.0.0-victim'] } }],
    ['a remote that the page does not have', { errors: [{ ...thrown, remote: 'mfe-people' }] }],
    ['a script of no release', { errors: [{ ...thrown, frames: [{ ...thrown.frames[0]!, file: 'x.js' }] }] }],
    ['no frame', { errors: [{ ...thrown, frames: [] }] }],
    ['a long message', { errors: [{ ...thrown, message: 'x'.repeat(500) }] }],
    ['four errors', { errors: [thrown, thrown, thrown, thrown] }],
  ])('an error with %s is not counted', async (_name, changes) => {
    await send(reportOf({ failures: [], ...changes }));
    expect(errors.all()).toEqual([]);
  });
});

describe('POST /reports/token', () => {
  it('a page may report of the versions that are live', async () => {
    const granted = await ask(versions);
    expect(granted?.versions).toEqual(versions);
    counts.gavePage([{ app: 'mfe-title', version: '1.0.0-new' }]);
    await send({ ...reportOf(), ...granted });
    expect(counts.apps()['mfe-title']!['1.0.0-new']).toMatchObject({ visitors: 1, failingVisitors: 1 });
  });

  it('a page that shows what is no longer live may speak of its other remotes alone', async () => {
    const asked: PageVersions = { ...versions, 'mfe-title': ['0.9.0-gone', '1.0.0-old'], 'mfe-none': ['1'] };
    expect((await ask(asked))?.versions).toEqual({ shell: ['1.0.0-host'] });
    expect((await ask({ 'mfe-title': ['1.0.0-new', '0.9.0-gone'] }))?.versions).toEqual({
      'mfe-title': ['1.0.0-new'],
    });
  });

  it('a canary is reported of by the visitors who get it, each of them one', async () => {
    const canary = { 'mfe-title': ['1.0.0-canary', '1.0.0-new'] };
    expect(await ask(canary)).toBeUndefined();
    site.hasCanary = true;
    expect(await ask(canary)).toBeUndefined();
    expect(await ask(canary, 'no visitor')).toBeUndefined();
    const granted = await ask(canary, VISITOR);
    expect(tokens.verify(granted!.token, canary)).toBe(tokens.pseudonym(VISITOR));
  });

  it.each([[{}], [[]], ['what?'], [{ shell: [] }], [{ shell: 'x' }]])(
    'there is no token for %j',
    async (asked) => {
      expect(await ask(asked)).toBeUndefined();
    },
  );
});

describe('POST /reports/activations', () => {
  const activate = async (body: PageVersions, headers: Record<string, string> = {}): Promise<void> => {
    const { statusCode } = await server.inject({
      method: 'POST',
      url: '/reports/activations',
      payload: JSON.stringify(body),
      headers: { 'content-type': 'text/plain', ...headers },
    });
    expect(statusCode).toBe(204);
  };
  const visitors = (app: string, version: string) => counts.apps()[app]?.[version]?.visitors ?? 0;

  it('a page that was fetched ahead counts its visitor once it is seen, for versions that are live', async () => {
    await activate({ shell: ['1.0.0-host'], 'mfe-title': ['1.0.0-victim'], 'mfe-unknown': ['1'] });
    expect(Object.keys(counts.apps())).toEqual(['shell']);
    await activate({ shell: ['1.0.0-host'], 'mfe-title': ['1.0.0-new'] });
    expect([visitors('shell', '1.0.0-host'), visitors('mfe-title', '1.0.0-new')]).toEqual([2, 1]);
  });

  it('while a canary is under way the cookie decides, and a visitor counts once', async () => {
    site.hasCanary = true;
    const body = { 'mfe-title': ['1.0.0-canary'] };
    await activate(body);
    expect(counts.apps()).toEqual({});
    await activate(body, { cookie: `sinima-visitor=${VISITOR}` });
    await activate(body, { cookie: `sinima-visitor=${VISITOR}` });
    expect(visitors('mfe-title', '1.0.0-canary')).toBe(1);
  });
});
