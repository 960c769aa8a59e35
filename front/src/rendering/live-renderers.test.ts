/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { says, startFakeBff, type FakeBff } from '../test/fake-bff.ts';
import { ownedRoutes, type FakeReleases } from '../test/fake-releases.ts';
import { rendererText } from '../test/renderer-text.ts';
import { startShell } from '../test/start-shell.ts';

/** A server bundle whose page does something, and then shows its version and what it read. */
const bundle = (version: string, inRender = '', atImport = ''): string => `
  const { react: React, '@sinima/runtime': runtime } = globalThis.__sinimaShared;
  ${atImport}
  const query = runtime.apiQuery('/api/stats');
  function Page() {
    ${inRender}
    const { data } = runtime.useQuery(query);
    return React.createElement('h1', { id: React.useId() }, 'Version ${version} of ' + data.totalTitles);
  }
  const load = async () => ({
    default: Page,
    prefetch: ({ data }) => data.fetch(query),
    head: () => ({ title: 'Title of ${version}' }),
  });
  export default { pages: { page: { load } }, widgets: { card: { load } } };`;

let renderer: string;
let bff: FakeBff;
let shell: FastifyInstance;
let releases: FakeReleases;
let logged: string;

beforeAll(async () => {
  renderer = await rendererText();
});

async function start(next: string): Promise<void> {
  logged = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    logged += String(text);
    return true;
  });
  bff = await startFakeBff(says('{"totalTitles":12}'));
  shell = await startShell({
    bffUrl: bff.url,
    renderer,
    logLevel: 'error',
    operatorToken: 'token',
    prepare(made) {
      releases = made;
      releases.addRemote('mfe-title', '1.0.0', ownedRoutes('/mfe-title'), bundle('1.0.0'));
      releases.addRemote('mfe-title', '2.0.0', ownedRoutes('/mfe-title'), next);
      releases.setLive('mfe-title', '2.0.0', { previous: '1.0.0' });
    },
  });
}

afterEach(async () => {
  await shell.close();
  await bff.close();
  jest.restoreAllMocks();
});

const faults = (): { remote: string; version: string; fault: string }[] =>
  logged
    .split('\n')
    .filter((line) => line.includes('a remote failed on the server'))
    .map((line) => JSON.parse(line) as { remote: string; version: string; fault: string });

it('a page and its data come from a renderer of the live version', async () => {
  await start(bundle('2.0.0'));
  const { statusCode, body } = await shell.inject('/mfe-title');
  expect(statusCode).toBe(200);
  expect(body).toContain('Version 2.0.0 of 12');
  expect(body).toContain('<title>Title of 2.0.0');
  expect(body).toContain('"totalTitles":12');
  expect(body).toMatch(/<header.*<h1 id="_mfe-title_pages_page_R_.*<footer/s);
});

it.each([
  ['throws at import', '', 'throw new Error("no");', 'import'],
  ['throws in render', 'throw new Error("no");', '', 'throws'],
  ['loops in render', 'for (;;);', '', 'hangs'],
  [
    'takes what is the host’s',
    'delete Array.prototype.map; delete globalThis.setTimeout; [].map(String);',
    '',
    'throws',
  ],
])(
  'a version that %s gives way to the previous one, is counted and told once; the site stays',
  async (_what, inRender, atImport, fault) => {
    await start(bundle('2.0.0', inRender, atImport));
    // On a busy machine, the first request may get an error area.
    expect((await shell.inject('/mfe-title')).body).toContain('</footer>');
    for (let count = 0; count < 3; count += 1) {
      const { statusCode, body } = await shell.inject('/mfe-title');
      expect(statusCode).toBe(200);
      expect(body).toContain('Version 1.0.0 of 12');
    }
    expect((await shell.inject('/nowhere')).statusCode).toBe(404);
    expect(faults()[0]).toMatchObject({ remote: 'mfe-title', version: '2.0.0', fault });
    const { body } = await shell.inject({
      url: '/health/releases',
      headers: { authorization: 'Bearer token' },
    });
    const { apps } = JSON.parse(body) as { apps: Record<string, Record<string, { failedRenders: number }>> };
    expect(apps['mfe-title']?.['2.0.0']?.failedRenders).toBeGreaterThanOrEqual(3);
  },
);

it('after a rollback and a new release all is as before, without a restart', async () => {
  await start(bundle('2.0.0', 'for (;;);'));
  await shell.inject('/mfe-title');
  releases.setLive('mfe-title', '1.0.0', {});
  expect((await shell.inject('/mfe-title')).body).toContain('Version 1.0.0 of 12');
  releases.addRemote('mfe-title', '3.0.0', ownedRoutes('/mfe-title'), bundle('3.0.0'));
  releases.setLive('mfe-title', '3.0.0', { previous: '1.0.0' });
  expect((await shell.inject('/mfe-title')).body).toContain('Version 3.0.0 of 12');
});
