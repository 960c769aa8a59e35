/** @jest-environment node */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { hashOfAddress, releaseFileUrl } from '@sinima/contracts/content-address';
import type { RemoteModule } from '@sinima/contracts/remote';
import { previewToken } from '@sinima/releases/preview-token';
import { signerOf } from '@sinima/releases/signer';
import type { RunnableVersion } from '@sinima/renderers/renderer-pool';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { PageState } from '@sinima/shell/page/page-state';
import { joinSite } from '../composition/live-site.ts';
import { hostFromStore } from '../composition/running-host.ts';
import { createServer } from './server.ts';
import { canary, FakeReleases, ownedRoutes } from '../test/fake-releases.ts';
import { renderersInProcess } from '../test/renderers-in-process.ts';

/** A remote that shows which version it is of. */
function remoteOf({ version }: RunnableVersion): RemoteModule {
  const load = async () => ({
    default: () => <h1>Version {version}</h1>,
    head: () => ({ title: `Title of ${version}` }),
  });
  return { pages: { page: { load } }, widgets: { card: { load } } };
}

const signer = signerOf(generateKeyPairSync('ed25519').privateKey);
const OPERATOR_TOKEN = 'the token of an operator';

let releases: FakeReleases;
let server: FastifyInstance;

beforeEach(async () => {
  releases = new FakeReleases();
  releases.addHost('5.0.0');
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) releases.addRemote('mfe-title', version);
  releases.setLive('mfe-title', '2.0.0', { previous: '1.0.0' });
  const trust = {
    pointer: [signer.key],
    releases: { shell: ['key of shell'], 'mfe-title': ['key of mfe-title'] },
  };
  const host = await hostFromStore(releases, '5.0.0', trust);
  server = await createServer(
    {
      site: joinSite([releases], { fits: () => true, trust }),
      host,
      trust,
      releases,
      pool: renderersInProcess(remoteOf),
    },
    {
      bffUrl: 'http://127.0.0.1:9',
      publicOrigin: 'https://sinima.example',
      trustedProxies: ['loopback'],
      rateLimit: 0,
      pageCacheMegabytes: 0,
      attachedAssetsDir: '/nowhere',
      serviceWorker: 'on',
      operatorToken: OPERATOR_TOKEN,
      operatorUrl: undefined,
      reportsSecret: undefined,
      guestOf: undefined,
      repositoryUrl: undefined,
      offersReleases: false,
      devServerUrl: undefined,
      devScripts: [],
      logEvery: 1,
      logLevel: 'silent',
    },
  );
});

afterEach(async () => {
  await server.close();
  releases.remove();
});

const startCanary = (percent: number): void =>
  releases.setLive('mfe-title', '2.0.0', {
    previous: '1.0.0',
    canary: canary('3.0.0', percent, ownedRoutes('/mfe-title')),
  });

/** A browser: keeps its cookies. */
class Visitor {
  readonly cookies: Record<string, string> = {};

  async get(url: string, headers: InjectOptions['headers'] = {}): Promise<LightMyRequestResponse> {
    const response = await server.inject({ url, headers, cookies: this.cookies });
    for (const { name, value, maxAge, expires } of response.cookies) {
      const isOver = maxAge === 0 || (expires !== undefined && expires <= new Date());
      if (isOver) delete this.cookies[name];
      else this.cookies[name] = value;
    }
    return response;
  }

  /** The version of mfe-title that a page shows. */
  async versionShown(url = '/mfe-title'): Promise<string | undefined> {
    const { body } = await this.get(url);
    const shown = /<h1>Version (?:<!-- -->)?([\d.]+)/.exec(body)?.[1];
    const inBrowser = stateOf(body).composition.remotes[0]?.versions[0]?.version;
    if (inBrowser !== shown) throw new Error(`The server shows ${shown}, the browser ${inBrowser}.`);
    return shown;
  }
}

const stateOf = (body: string): PageState =>
  JSON.parse(
    /<script type="application\/json" id="sinima-page">(.*?)<\/script>/.exec(body)![1]!,
  ) as PageState;

const inAnHour = (): string => new Date(Date.now() + 3_600_000).toISOString();
const linkTo = (version: string, expires = inAnHour(), app = 'mfe-title'): string =>
  `/mfe-title?tab=cast&preview=${previewToken({ app, version, expires }, signer)}`;

describe('pages while a canary is under way', () => {
  it('200 visitors see the same version on each of 5 pages, a tenth of them the canary', async () => {
    startCanary(10);
    const shown: string[] = [];
    for (let count = 0; count < 200; count += 1) {
      const visitor = new Visitor();
      const versions = new Set<string | undefined>();
      for (const page of ['/', '/mfe-title', '/mfe-title?a', '/mfe-title', '/']) {
        versions.add(await visitor.versionShown(page));
      }
      expect(versions.size).toBe(1);
      shown.push([...versions][0]!);
    }
    const share = shown.filter((version) => version === '3.0.0').length / shown.length;
    // 200 draws: five standard deviations.
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(0.21);
  });

  it('no visitor goes back as a canary grows from 10 % to 50 %', async () => {
    startCanary(10);
    const visitors = Array.from({ length: 60 }, () => new Visitor());
    const early: Visitor[] = [];
    for (const visitor of visitors) if ((await visitor.versionShown()) === '3.0.0') early.push(visitor);
    startCanary(50);
    for (const visitor of early) expect(await visitor.versionShown()).toBe('3.0.0');
  });

  it('a page may be kept by nobody but its visitor, who is remembered for 30 days', async () => {
    startCanary(10);
    const { headers, cookies } = await new Visitor().get('/mfe-title');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(cookies).toEqual([
      expect.objectContaining({
        name: 'sinima-visitor',
        value: expect.stringMatching(/^[\w-]{22}$/),
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: 2_592_000,
      }),
    ]);
  });

  it('a cookie that is none of ours is replaced', async () => {
    startCanary(10);
    const visitor = new Visitor();
    visitor.cookies['sinima-visitor'] = 'me';
    await visitor.get('/');
    expect(visitor.cookies['sinima-visitor']).toMatch(/^[\w-]{22}$/);
  });

  it.each([0, 100])('a canary of %d % leaves no trace', async (percent) => {
    startCanary(10);
    const visitor = new Visitor();
    await visitor.get('/');
    startCanary(percent);
    const { headers } = await visitor.get('/mfe-title');
    expect(visitor.cookies).toEqual({});
    expect(headers['cache-control']).toBe('private, no-cache');
    const next = await visitor.get('/mfe-title');
    expect(next.headers['set-cookie']).toBeUndefined();
    expect(next.headers['cache-control']).toMatch(/^public, max-age=0, must-revalidate, s-maxage=/);
    expect(await visitor.versionShown()).toBe(percent === 0 ? '2.0.0' : '3.0.0');
  });

  it('an open tab is told of the versions that its next page would have', async () => {
    startCanary(50);
    const visitor = new Visitor();
    const { body } = await visitor.get('/mfe-title');
    const answer = await visitor.get('/composition.json');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json()).toEqual(stateOf(body).visitorVersions);
    expect(answer.json()).toMatchObject({ generation: 2, versions: { shell: '5.0.0' } });
  });
});

describe('a page', () => {
  it('browsers may fetch pages behind its links, but not for visitors that save data, nor in a preview', async () => {
    const rules = async (headers: InjectOptions['headers'], visitor = new Visitor()) =>
      (await visitor.get('/mfe-title', headers)).headers['speculation-rules'];
    expect(await rules({})).toBe('"/speculation-rules.json"');
    expect(await rules({ 'save-data': 'on' })).toBeUndefined();
    const switched = new Visitor();
    switched.cookies['save-data'] = '1';
    expect(await rules({}, switched)).toBeUndefined();
    const inPreview = new Visitor();
    await inPreview.get(linkTo('3.0.0'));
    expect(await rules({}, inPreview)).toBeUndefined();
  });

  it('a page names a hash and a key for every script and style, each one once', async () => {
    const { body, headers } = await new Visitor().get('/mfe-title');
    const named = [...body.matchAll(/<(?:link rel="(?:stylesheet|preload)"|script async)[^>]*>/g)].map(
      ([tag]) => tag,
    );
    expect(named).toHaveLength(5);
    for (const tag of named) {
      const [, app, file] = /"\/releases\/([^/]+)\/([^"]+)"/.exec(tag)!;
      const hash = hashOfAddress(file!)!.replaceAll('-', '+').replaceAll('_', '/');
      expect(tag).toContain(` integrity="sha256-${hash}= ed25519-key of ${app}"`);
    }
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
  });

  it('a page runs scripts of the site alone, and none from text', async () => {
    const { headers } = await new Visitor().get('/mfe-title');
    expect(headers['content-security-policy']).toContain("; script-src 'self'; ");
  });

  it('a page gives no feature of the browser away, and keeps to https where the site has it', async () => {
    const { headers } = await new Visitor().get('/mfe-title');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it.each([
    ['a file', '/robots.txt'],
    ['a call of the API', '/api/genres'],
    ['an address that cannot be', '/%'],
  ])('%s gives no feature of the browser away either, and keeps to https', async (_what, address) => {
    const { headers } = await new Visitor().get(address);
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('a page says which generation it is of', async () => {
    expect((await new Visitor().get('/mfe-title')).headers['sinima-generation']).toBe('1');
  });
});

describe('a preview', () => {
  it('a link shows its version to one browser, on every page, and takes itself out of the address', async () => {
    const visitor = new Visitor();
    const { statusCode, headers, cookies } = await visitor.get(linkTo('3.0.0'));
    expect([statusCode, headers.location]).toEqual([303, '/mfe-title?tab=cast']);
    expect(cookies[0]).toMatchObject({ name: 'sinima-preview', httpOnly: true, secure: true, path: '/' });
    expect(await visitor.versionShown('/mfe-title?tab=cast')).toBe('3.0.0');
    expect(await visitor.versionShown('/')).toBe('3.0.0');
    expect(await new Visitor().versionShown()).toBe('2.0.0');
  });

  it('a preview says so, is kept by nobody and found by no search engine, and reports nothing', async () => {
    const visitor = new Visitor();
    await visitor.get(linkTo('3.0.0'));
    const { body, headers } = await visitor.get('/mfe-title');
    expect(body).toMatch(/You are looking at a preview of .*mfe-title.*3\.0\.0/);
    expect(body).toContain('href="/preview/end"');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(stateOf(body).vitalsRate).toBeUndefined();
  });

  it('a preview shows boundaries on request, and nobody else gets a byte of the overlay', async () => {
    const visitor = new Visitor();
    await visitor.get(linkTo('3.0.0'));
    expect((await visitor.get('/mfe-title')).body).not.toContain('boundaries');
    const { body, headers } = await visitor.get('/mfe-title?boundaries');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toMatch(
      /<script type="module" src="\/__boundaries\/overlay.js" integrity="sha256-[\w+/]{43}=" cross/,
    );
    const facts = /id="sinima-boundaries">(.*?)<\/script>/.exec(body)![1]!;
    expect(JSON.parse(facts)).toEqual({
      'mfe-title': {
        version: '3.0.0',
        role: 'preview',
        folder: { kind: 'name' },
        sharedBytes: 2,
        ownBytes: { 'pages/page': 1, 'widgets/card': 1 },
        isUncompressed: true,
        serverMs: expect.any(Number) as number,
      },
    });
    expect((await visitor.get('/__boundaries/overlay.js')).body).toBe('overlay of 5.0.0');

    const others = new Visitor();
    const page = await others.get('/?boundaries');
    expect(page.body).not.toContain('boundaries');
    expect(page.body).toBe((await others.get('/')).body);
    expect((await others.get('/__boundaries/overlay.js')).statusCode).toBe(404);
    others.cookies['sinima-preview'] = 'forged';
    expect((await others.get('/__boundaries/overlay.js')).statusCode).toBe(404);
  });

  it('a preview ends by its link, on the page where its reader is', async () => {
    const visitor = new Visitor();
    await visitor.get(linkTo('3.0.0'));
    const referer = 'https://sinima.example/mfe-title?tab=cast';
    const { statusCode, headers } = await visitor.get('/preview/end', {
      referer,
      host: 'sinima.example',
    });
    expect([statusCode, headers.location]).toEqual([303, '/mfe-title?tab=cast']);
    expect(await visitor.versionShown()).toBe('2.0.0');
  });

  it('a preview ends by itself', async () => {
    const visitor = new Visitor();
    const expires = new Date(Date.now() - 1_000).toISOString();
    visitor.cookies['sinima-preview'] = previewToken({ app: 'mfe-title', version: '3.0.0', expires }, signer);
    expect(await visitor.versionShown()).toBe('2.0.0');
    expect(visitor.cookies).toEqual({});
  });

  it.each([
    ['has expired', () => linkTo('3.0.0', '2020-01-01T00:00:00.000Z'), 403, /expired/],
    ['was altered', () => linkTo('3.0.0').replace(/.{4}$/, 'AAAA'), 403, /not signed/],
    ['is cut short', () => '/?preview=abc', 403, /incomplete/],
    ['names no version of the store', () => linkTo('9.0.0'), 503, /mfe-title 9\.0\.0 cannot be shown/],
    ['names the host', () => linkTo('5.0.0', inAnHour(), 'shell'), 503, /host itself cannot be previewed/],
  ])('a link that %s gives a page that says so', async (_what, link, status, message) => {
    const visitor = new Visitor();
    const { statusCode, body, headers } = await visitor.get(link());
    expect(statusCode).toBe(status);
    expect(body).toMatch(message);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(visitor.cookies).toEqual({});
  });

  it('a link to a developer’s machine is refused by a server that is not in development', async () => {
    const preview = {
      app: 'mfe-title',
      version: '3.0.0',
      expires: inAnHour(),
      machine: 'http://127.0.0.1:3100',
    };
    const { statusCode, body } = await new Visitor().get(`/?preview=${previewToken(preview, signer)}`);
    expect(statusCode).toBe(503);
    expect(body).toMatch(/Only a server in development/);
  });

  it('a preview whose version is gone says so, and how to end it', async () => {
    const visitor = new Visitor();
    await visitor.get(linkTo('3.0.0'));
    releases.lose('mfe-title', '3.0.0');
    const { statusCode, body } = await visitor.get('/mfe-title');
    expect(statusCode).toBe(503);
    expect(body).toContain('href="/preview/end"');
  });

  it('a link to a preview leads to no other site', async () => {
    const link = linkTo('3.0.0').replace('/mfe-title', '/.//elsewhere.example/');
    const { headers } = await new Visitor().get(link);
    expect(new URL(String(headers.location), 'https://sinima.example').host).toBe('sinima.example');
  });
});

describe('files of releases', () => {
  it('a file is served compressed, for ever, with the signature of its team', async () => {
    const { entry } = releases.addRemote('mfe-title', '2.0.0');
    const { statusCode, headers } = await server.inject({
      url: releaseFileUrl('mfe-title', entry),
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
      'unencoded-digest': expect.stringMatching(/^sha-256=:/),
      signature: expect.stringContaining(`signature of ${entry}`),
      'signature-input': expect.stringContaining('keyid="key of mfe-title"'),
    });
  });

  it('a file that the browser has is not sent again', async () => {
    const { entry } = releases.addRemote('mfe-title', '2.0.0');
    const url = releaseFileUrl('mfe-title', entry);
    const { headers, body } = await server.inject({ url });
    expect(body).toBe('entry of mfe-title 2.0.0');
    const again = await server.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    ['a server bundle', () => releases.addRemote('mfe-title', '2.0.0').server],
    ['what a release says of itself', () => '2.0.0/release.json'],
    ['a file that no release names', () => `browser/entry.${'A'.repeat(43)}.js`],
    ['a file outside the folder', () => 'browser/..%2f..%2fsecret.js'],
    ['a file that is no content address', () => `browser/${randomUUID()}.js`],
  ])('%s is not served', async (_what, file) => {
    const { statusCode, body } = await server.inject({ url: releaseFileUrl('mfe-title', file()) });
    expect(statusCode).toBe(404);
    expect(body).not.toMatch(/server of/);
  });
});

describe('the health of releases', () => {
  it('the health of releases is for clients with the token', async () => {
    for (const authorization of ['', 'Bearer wrong', OPERATOR_TOKEN]) {
      const { statusCode } = await server.inject({ url: '/health/releases', headers: { authorization } });
      expect(statusCode).toBe(401);
    }
  });

  it('the health of releases tells how often each version was rendered', async () => {
    await new Visitor().get('/mfe-title');
    const { statusCode, body } = await server.inject({
      url: '/health/releases',
      headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    });
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toMatchObject({
      generation: 1,
      apps: {
        shell: { '5.0.0': { renders: 1, failedRenders: 0 } },
        'mfe-title': { '2.0.0': { visitors: 1, renders: 1, failedRenders: 0 } },
      },
    });
  });

  it('a preview counts for nothing in the health of releases', async () => {
    const visitor = new Visitor();
    await visitor.get(linkTo('3.0.0'));
    await visitor.get('/mfe-title');
    const { body } = await server.inject({
      url: '/health/releases',
      headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    });
    expect(JSON.parse(body)).toMatchObject({ apps: {} });
  });
});
