/** The operator's page over HTTP, on a real release store. */
import type { FastifyInstance } from 'fastify';
import type { ErrorGroup } from '@sinima/contracts/error-groups';
import {
  builtRelease,
  deployAll,
  newStore,
  removeFolders,
  type TestStore,
} from '@sinima/releases/built-release';
import { Timeline } from './health/timeline.ts';
import { createServer } from './server.ts';
import { readSettings } from './settings/settings.ts';

const TOKEN = 'a token that nobody guesses';
const [OLD, LIVE, NEW] = ['1.0.0-00000000000a', '1.1.0-00000000000b', '1.2.0-00000000000c'] as const;
const FORM = 'application/x-www-form-urlencoded';

let site: TestStore;
let groups: readonly ErrorGroup[];
let server: FastifyInstance;

const open = (environment: NodeJS.ProcessEnv) =>
  createServer(readSettings({ LOG_LEVEL: 'silent', ...environment }), {
    store: site.store,
    guard: { timeline: new Timeline(), canaries: new Map(), answers: [] },
    errors: { of: () => groups },
  });

beforeEach(async () => {
  site = newStore(['mfe-title', 'mfe-people']);
  groups = [];
  await deployAll(site.store, 'mfe-title', [OLD, LIVE]);
  const { release, dir } = builtRelease('mfe-title', NEW);
  await site.store.publish(release, dir, { who: 'Ada' });
  server = await open({ OPERATOR_TOKEN: TOKEN });
});
afterEach(async () => {
  await server.close();
  removeFolders();
});

const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': FORM, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

async function signIn(who = 'Ngozi'): Promise<string> {
  const { cookies } = await post('/operator/sign-in', { who, token: TOKEN });
  return `sinima-operator=${cookies[0]!.value}`;
}

const get = (url: string, cookie: string) => server.inject({ url, headers: { cookie } });

/** The hidden fields of a page's form. */
const hiddenIn = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.split('action="/operator/act"')[1]!.matchAll(/name="(\w+)"\s+value="([^"]*)"/g)].map(
      ([, name, value]) => [name!, value!],
    ),
  );

const live = async () => (await site.store.generation()).apps['mfe-title']!;

describe('who gets to the page', () => {
  it('without a token or a provider, there is no page', async () => {
    const closed = await open({});
    for (const url of ['/operator', '/operator/sign-in', '/operator/style.css']) {
      expect((await closed.inject({ url })).statusCode).toBe(404);
    }
    await closed.close();
  });

  it.each([{}, { OPERATOR_TOKEN: TOKEN }])(
    'the service tells that it lives, with a page or without: %j',
    async (environment) => {
      const service = await open(environment);
      expect((await service.inject({ url: '/health/live' })).json()).toEqual({ status: 'ok' });
      await service.close();
    },
  );

  it('a signed-out visitor gets the sign-in page, with status 401, at every address', async () => {
    for (const url of ['/operator', '/operator/confirm?action=hold&app=mfe-title', '/operator/done/1']) {
      const response = await server.inject({ url });
      expect(response.statusCode).toBe(401);
      expect(response.body).toContain('Sign in');
      expect(response.body).not.toContain(LIVE);
    }
  });

  it('the sign-in page names its fonts early, and they are served to signed-out visitors', async () => {
    const { body } = await server.inject({ url: '/operator' });
    const fonts = [...body.matchAll(/<link rel="preload" href="([^"]+)" as="font" crossorigin/g)];
    expect(fonts).toHaveLength(2);
    for (const [, url] of fonts) {
      const font = await server.inject({ url: url! });
      expect([font.statusCode, font.headers['content-type']]).toEqual([200, 'font/woff2']);
    }
  });

  it('every font that its stylesheet names is served', async () => {
    const { body } = await server.inject({ url: '/operator' });
    const [style] = /\/operator\/style\.css\?[^"]+/.exec(body)!;
    const { body: css } = await server.inject({ url: style });
    const fonts = [...css.matchAll(/url\('\.(\/[\w-]+\.woff2)'\)/g)].map(([, file]) => `/operator${file}`);
    expect(fonts).toHaveLength(4);
    for (const url of fonts) expect([url, (await server.inject({ url })).statusCode]).toEqual([url, 200]);
  });

  it('the session cookie is for this site and for HTTP alone', async () => {
    const response = await post('/operator/sign-in', { who: 'Ngozi', token: TOKEN });
    expect(response.statusCode).toBe(303);
    expect(response.headers['set-cookie']).toMatch(/; Path=\/operator; HttpOnly; SameSite=Strict$/);
  });

  it('a wrong token is refused, and the sixth within a minute is not even looked at', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await post('/operator/sign-in', { who: 'Eve', token: `guess ${attempt}` })).statusCode).toBe(
        401,
      );
    }
    const response = await post('/operator/sign-in', { who: 'Eve', token: TOKEN });
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(50);
  });

  it('who signs out is signed out', async () => {
    const cookie = await signIn();
    const csrf = /name="csrf" value="([^"]+)"/.exec((await get('/operator', cookie)).body)![1]!;
    await post('/operator/sign-out', { csrf }, { cookie });
    expect((await get('/operator', cookie)).statusCode).toBe(401);
  });

  it('pages are kept by nobody, framed by nobody, and run no script of their own', async () => {
    const { headers } = await get('/operator', await signIn());
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });
});

describe('what the page shows', () => {
  it('an error of the live version stands in its card, with line and owner, its text escaped', async () => {
    const seen = { file: 'mfe-title/src/plot.tsx', line: 12, text: '<b>{plot}</b>', times: 4, pages: 3 };
    const when = new Date().toISOString();
    const group = { id: '1', app: 'mfe-title', owner: '@sinima/title', name: 'TypeError', message: '' };
    const version = { ...seen, first: when, last: when };
    groups = [{ ...group, sources: ['browser'], firstVersion: OLD, versions: { [LIVE]: version } }];
    const { body } = await get('/operator', await signIn());
    expect(body).toContain('<code>mfe-title/src/plot.tsx:12</code>');
    expect(body).toContain('&lt;b&gt;{plot}&lt;/b&gt;');
    expect(body).toMatch(/@sinima\/title, commit <code>unknown<\/code>; 4 times in\s+browser, 3 pages/);
    expect(body).toContain(`first seen in <code>${OLD}</code>`);
  });

  it('it shows what is live, since when, by whom, what was before, and what changed', async () => {
    const { body, statusCode } = await get('/operator', await signIn());
    expect(statusCode).toBe(200);
    expect(body).toContain(`<code>${LIVE}</code>`);
    expect(body).toContain('by Ada');
    expect(body).toContain(`Before it: <code>${OLD}</code>`);
    expect(body).toContain('made live');
  });

  it('it says of each live version how far it is translated, after a rollback of the former one', async () => {
    const { release, dir } = builtRelease('mfe-title', '1.3.0-00000000000d');
    const facts = { scripts: [], total: 9, missing: 2, draft: 4 };
    await site.store.publish({ ...release, translations: { sw: facts } }, dir, { who: 'Ada' });
    await site.store.activate([{ app: 'mfe-title', version: release.version }], { who: 'Ada' });
    const cookie = await signIn();
    expect((await get('/operator', cookie)).body).toContain('Kiswahili: 2 missing, 4 drafts of 9');
    await site.store.rollback('mfe-title', { who: 'Ada', why: 'wrong words' });
    expect((await get('/operator', cookie)).body).toContain('Texts: in English alone.');
  });

  it('a hostile reason or name is shown as text', async () => {
    const hostile = '<script>alert(1)</script>"><img src=x onerror=alert(2)>';
    await site.store.hold('mfe-title', { who: hostile, why: hostile });
    const { body } = await get('/operator', await signIn(`<b>${hostile}`.slice(0, 60)));
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<img');
    expect(body).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt;&quot;&gt;&lt;img src=x onerror=alert(2)&gt;',
    );
  });
});

describe('what an operator does', () => {
  const confirm = async (cookie: string, query: Record<string, string>) =>
    get(`/operator/confirm?${new URLSearchParams(query).toString()}`, cookie);

  it.each([
    ['rollback', {}, `goes back from ${LIVE} to its last good version, ${OLD}`, `activate mfe-title ${LIVE}`],
    ['hold', {}, `stays at ${LIVE}`, 'resume mfe-title'],
    ['activate', { version: NEW }, `Every visitor gets mfe-title ${NEW}`, `activate mfe-title ${LIVE}`],
    [
      'canary',
      { version: NEW, percent: '10', automatic: 'on' },
      `10 % of visitors get mfe-title ${NEW}`,
      'abort mfe-title',
    ],
  ] as const)(
    '%s is told, confirmed with a reason, done, and told how to undo',
    async (action, fields, said, undo) => {
      const cookie = await signIn();
      const page = (await confirm(cookie, { action, app: 'mfe-title', ...fields })).body;
      expect(page).toContain(said);
      expect((await live()).version).toBe(LIVE);
      const response = await post('/operator/act', { ...hiddenIn(page), why: 'blank page' }, { cookie });
      expect(response.statusCode).toBe(303);
      const result = await get(response.headers.location!, cookie);
      expect(result.body).toContain(said);
      expect(result.body).toContain(`npm run releases -- ${undo}`);
      expect((await site.store.history('mfe-title')).at(-1)).toMatchObject({
        what: action,
        who: 'Ngozi',
        why: 'blank page',
      });
    },
  );

  it('a canary is stopped, and everyone gets the live version', async () => {
    await site.store.canary([{ app: 'mfe-title', version: NEW }], {
      percent: 10,
      automatic: true,
      who: 'Ada',
    });
    const cookie = await signIn();
    const page = (await confirm(cookie, { action: 'abort', app: 'mfe-title' })).body;
    await post('/operator/act', { ...hiddenIn(page), why: 'slow' }, { cookie });
    expect((await live()).canary).toBeUndefined();
    expect(Object.keys((await live()).barred)).toEqual([NEW]);
  });

  it('a set is shown, grows and goes to everyone as one, from the card of any of its apps', async () => {
    const versions = ['mfe-people', 'mfe-title'].map((app) => ({ app, version: NEW }));
    await deployAll(site.store, 'mfe-people', [LIVE]);
    const { release, dir } = builtRelease('mfe-people', NEW);
    await site.store.publish(release, dir, { who: 'Ada' });
    await site.store.canary(versions, { percent: 10, automatic: false, who: 'Ada' });
    const cookie = await signIn();
    expect((await get('/operator', cookie)).body).toContain('One set with mfe-people');
    const grows = { action: 'canary', app: 'mfe-title', version: NEW, percent: '50' };
    for (const query of [grows, { action: 'promote', app: 'mfe-people' }]) {
      const page = (await confirm(cookie, query)).body;
      expect(page).toContain(`get${query === grows ? '' : 's'} mfe-people ${NEW} and mfe-title ${NEW}`);
      const response = await post('/operator/act', { ...hiddenIn(page), why: 'good' }, { cookie });
      expect((await get(response.headers.location!, cookie)).body).toContain('done');
    }
    const { apps } = await site.store.generation();
    expect(Object.values(apps).map(({ version }) => version)).toEqual([NEW, NEW]);
  });

  it('nothing is done without a reason, and what was filled in stays', async () => {
    const cookie = await signIn();
    const page = (await confirm(cookie, { action: 'rollback', app: 'mfe-title' })).body;
    const response = await post('/operator/act', { ...hiddenIn(page), why: '  ' }, { cookie });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('Enter a reason');
    expect((await live()).version).toBe(LIVE);
  });

  it('a form without this session’s secret does nothing', async () => {
    const [cookie, other] = [await signIn(), await signIn('Eve')];
    const page = (await confirm(other, { action: 'rollback', app: 'mfe-title' })).body;
    const fields = { ...hiddenIn(page), why: 'blank page' };
    expect((await post('/operator/act', fields, { cookie })).statusCode).toBe(403);
    const own = hiddenIn((await confirm(cookie, { action: 'rollback', app: 'mfe-title' })).body);
    const crossSite = { cookie, 'sec-fetch-site': 'cross-site' };
    expect((await post('/operator/act', { ...own, why: 'blank page' }, crossSite)).statusCode).toBe(403);
    expect((await live()).version).toBe(LIVE);
  });

  it('what was changed after the question was asked is asked again', async () => {
    const cookie = await signIn();
    const page = (await confirm(cookie, { action: 'rollback', app: 'mfe-title' })).body;
    await site.store.activate([{ app: 'mfe-title', version: NEW }], { who: 'Ada' });
    const response = await post('/operator/act', { ...hiddenIn(page), why: 'blank page' }, { cookie });
    expect(response.statusCode).toBe(409);
    expect(response.body).toContain('Something about it was changed meanwhile');
    expect(response.body).toContain(`goes back from ${NEW} to its last good version, ${LIVE}`);
    expect((await live()).version).toBe(NEW);
  });

  it('what the store refuses is told with its remedy', async () => {
    await site.store.hold('mfe-title', { who: 'Ada' });
    const cookie = await signIn();
    const page = (await confirm(cookie, { action: 'canary', app: 'mfe-title', version: NEW, percent: '5' }))
      .body;
    const response = await post('/operator/act', { ...hiddenIn(page), why: 'try it' }, { cookie });
    expect(response.statusCode).toBe(409);
    expect(response.body).toContain('npm run releases -- resume mfe-title');
  });

  it.each([
    ['an unknown action', { action: 'constructor', app: 'mfe-title' }],
    ['an unknown app', { action: 'hold', app: '__proto__' }],
    ['a share above 100', { action: 'canary', app: 'mfe-title', version: NEW, percent: '101' }],
    ['a missing version', { action: 'activate', app: 'mfe-title' }],
  ])('%s is refused', async (_what, query) => {
    expect((await confirm(await signIn(), query)).statusCode).toBe(400);
  });
});
