/** @jest-environment node */
import type { PageHead, RemoteModule } from '@sinima/contracts/remote';
import { RendererError } from '@sinima/renderers/renderer-error';
import { apiQuery } from '@sinima/runtime';
import { Suspense, type ReactNode } from 'react';
import { composeSite } from '../composition/compose-site.ts';
import { hostFromStore } from '../composition/running-host.ts';
import { FakeReleases } from '../test/fake-releases.ts';
import { renderersInProcess, type RenderersInProcess } from '../test/renderers-in-process.ts';
import type { PageRequest } from './page-request.ts';
import { DataRevision } from '../api-reads/data-revision.ts';
import { AssembledPages } from './assembled-pages.ts';
import { FragmentCache } from '../rendering/fragment-cache.ts';
import { createPageMaker } from './make-page.ts';

const parts: Record<'Header' | 'Footer', () => ReactNode> = { Header: () => null, Footer: () => null };
jest.mock('@sinima/shell/app/header.tsx', () => ({ Header: () => parts.Header() }));
jest.mock('@sinima/shell/app/footer.tsx', () => ({ Footer: () => parts.Footer() }));

const modules: Record<string, RemoteModule> = {};
let releases: FakeReleases;
let pool: RenderersInProcess;
let counted: string[];
let logged: string[];

const pageOf = (
  Component: () => ReactNode,
  head: () => PageHead = () => ({ title: 'A title' }),
): RemoteModule => ({
  pages: { title: { load: async () => ({ default: Component, head }) } },
  widgets: {},
});

const broken = (what: string) => (): never => {
  throw new Error(`${what} is broken`);
};

const cacheOf = (maxBytes: number): FragmentCache =>
  new FragmentCache({ maxBytes, revision: new DataRevision(), onAnswer: () => undefined });

async function make(
  pathname = '/title/x',
  more: Partial<PageRequest> = {},
  renderers = pool,
  fragments = cacheOf(0),
) {
  const trust = { pointer: [], releases: {} };
  const makePage = createPageMaker({
    pool: renderers,
    host: await hostFromStore(releases, '5.0.0', trust),
    counts: {
      rendered: (app, version) => counted.push(`rendered ${app} ${version}`),
      failed: (app, version) => counted.push(`failed ${app} ${version}`),
    },
    fragments,
    assembled: new AssembledPages(1_000_000),
    api: async () => ({ status: 200, headers: {}, body: '{"totalTitles":1}' }),
    revision: new DataRevision(),
    devScripts: [],
    folderOf: () => ({ kind: 'name' }),
    log: {
      error: (_facts: unknown, message?: string) => void logged.push(String(message)),
      warn: (_facts: unknown, message?: string) => void logged.push(String(message)),
    },
  });
  const page = await makePage({
    pathname,
    language: 'en',
    search: '',
    origin: 'https://sinima.example',
    site: composeSite([releases], 1, {}, { fits: () => true, trust: { releases: {} } }),
    versions: { generation: 1, versions: { shell: '5.0.0' } },
    isPreview: false,
    isCanaryVariant: false,
    hasSession: false,
    saving: 'none',
    showsBoundaries: false,
    requestId: 'r1',
    ...more,
  });
  return { ...page, document: page.document.toString() };
}

const owned = { pages: { title: { paths: ['/title/:slug'] as const } }, widgets: {} };

beforeEach(() => {
  releases = new FakeReleases();
  releases.addHost('5.0.0');
  for (const version of ['1.0.0', '2.0.0']) releases.addRemote('mfe-title', version, owned);
  releases.setLive('mfe-title', '2.0.0', { previous: '1.0.0', owned });
  parts.Header = () => <header>The header</header>;
  parts.Footer = () => <footer>The footer</footer>;
  modules['2.0.0'] = pageOf(() => <h1>New page</h1>);
  modules['1.0.0'] = pageOf(() => <h1>Old page</h1>);
  pool = renderersInProcess(({ version }) => modules[version]!);
  counted = [];
  logged = [];
});

afterEach(() => releases.remove());

const versionsRun = (): string[] =>
  pool.runs.filter(({ work }) => work.kind === 'fragments').map(({ version }) => version.version);

describe('a page', () => {
  it('a page is the frame with the fragments in their places, and names what it shows', async () => {
    const page = await make();
    expect(page.document).toMatch(
      /<header>.*<main.*data-fragment="mfe-title\/pages\/title".*<h1>New page.*<footer>/s,
    );
    expect(page.document).not.toContain('<template');
    expect(page).toMatchObject({
      status: 200,
      quality: 'whole',
      shown: [
        { app: 'shell', version: '5.0.0' },
        { app: 'mfe-title', version: '2.0.0' },
      ],
    });
    expect(counted).toEqual(['rendered shell 5.0.0', 'rendered mfe-title 2.0.0']);
  });

  it('an address that nobody owns is a 404 for which no remote runs', async () => {
    expect(await make('/nowhere')).toMatchObject({ status: 404, quality: 'whole' });
    expect(versionsRun()).toEqual([]);
  });

  it('an address that names its record by an id is redirected to that of the slug, with its query', async () => {
    modules['2.0.0'] = pageOf(
      () => <h1>New page</h1>,
      () => ({ title: 'A title', movedTo: '/title/lionheart' }),
    );
    expect(await make('/title/id-1', { search: '?tab=business' })).toMatchObject({
      status: 301,
      headers: { location: '/title/lionheart?tab=business' },
    });
    expect(await make('/title/id-1', { language: 'fr', search: '?tab=business' })).toMatchObject({
      status: 301,
      headers: { location: '/fr/title/lionheart?tab=business' },
    });
  });

  it('a preview is rendered each time, with what it shows', async () => {
    const fragments = cacheOf(1_000_000);
    for (const isPreview of [false, false, true, true])
      await make('/title/x', { isPreview }, pool, fragments);
    expect(versionsRun()).toEqual(['2.0.0', '2.0.0', '2.0.0']);
  });

  it('what stands in for a version that fails is rendered each time', async () => {
    const fragments = cacheOf(1_000_000);
    pool.paused.add('2.0.0');
    for (let count = 0; count < 2; count += 1) await make('/title/x', {}, pool, fragments);
    expect(versionsRun()).toEqual(['1.0.0', '1.0.0']);
    expect(counted.filter((each) => each === 'failed mfe-title 2.0.0')).toHaveLength(2);
  });

  it('a read that fragments share is made once, and stands in the page once', async () => {
    const both = {
      pages: {},
      widgets: { a: { slot: 'home', order: 1 }, b: { slot: 'home', order: 2 } },
    } as const;
    const read = apiQuery('/api/stats');
    const widget: RemoteModule['widgets'][string] = {
      load: async () => ({ default: () => null, prefetch: ({ data }) => data.fetch(read) }),
    };
    for (const app of ['mfe-a', 'mfe-b'] as const) {
      releases.addRemote(app, '7.0.0', both);
      releases.setLive(app, '7.0.0', { owned: both });
    }
    modules['7.0.0'] = { pages: {}, widgets: { a: widget, b: widget } };
    const { document } = await make('/');
    expect(document.match(/"queryHash"/g)).toHaveLength(1);
  });
});

describe('a version that fails', () => {
  it.each([
    ['a page that throws', () => pageOf(broken('the page'))],
    ['a head that throws', () => pageOf(() => <h1>New page</h1>, broken('the head'))],
    [
      'a head that is none',
      () =>
        pageOf(
          () => <h1>New page</h1>,
          () => ({ title: 7 }) as never,
        ),
    ],
    ['no such page', () => ({ pages: {}, widgets: {} })],
  ])('%s gives way to the previous version', async (_what, module) => {
    modules['2.0.0'] = module();
    const page = await make();
    expect(page).toMatchObject({ status: 200, quality: 'fallback' });
    expect(page.document).toContain('Old page');
    expect(page.document).toMatch(/"versions":\[\{"version":"1\.0\.0".*\{"version":"2\.0\.0"/);
    expect(page.document).toContain('<title>A title');
    expect(counted).toContain('rendered mfe-title 1.0.0');
  });

  it('a page that no version renders is an error area in the frame, and a 503', async () => {
    modules['2.0.0'] = pageOf(broken('the page'));
    modules['1.0.0'] = pageOf(broken('the former page'));
    const page = await make();
    expect(page).toMatchObject({ status: 503, quality: 'partial' });
    expect(page.document).toMatch(/The header.*taking a break.*The footer/s);
  });

  it('a version that hangs after another one has failed costs an error area, not the time of the whole page', async () => {
    modules['2.0.0'] = pageOf(broken('the page'));
    const hanging = { ...pool, run: pool.run };
    hanging.run = (version, ...others) =>
      version.version === '1.0.0' ? new Promise(() => undefined) : pool.run(version, ...others);
    const page = await make('/title/x', {}, hanging);
    expect(page.status).toBe(503);
    expect(page.document).toMatch(/The header.*taking a break.*The footer/s);
  });

  it('a paused version is not tried, and counts as failed for the visitors that do not get it', async () => {
    pool.paused.add('2.0.0');
    expect((await make()).document).toContain('Old page');
    expect(versionsRun()).toEqual(['1.0.0']);
    expect(counted).toContain('failed mfe-title 2.0.0');
  });

  it('what fails in a preview is counted for nobody', async () => {
    pool.paused.add('2.0.0').add('1.0.0');
    expect((await make('/title/x', { isPreview: true })).status).toBe(503);
    expect(counted).toEqual([]);
  });

  it('a version that has too much to do is not blamed, nor is one waited for whose renderer is not there', async () => {
    pool = renderersInProcess(() => {
      throw new RendererError('busy', 'too much to do');
    });
    pool.ready.add('mfe-title 2.0.0');
    expect(await make()).toMatchObject({ status: 503, quality: 'partial' });
    expect(versionsRun()).toEqual(['2.0.0']);
    expect(counted).toEqual(['rendered shell 5.0.0']);
  });

  it.each([
    ['whose renderer only starts', []],
    ['that has too much to do', ['mfe-title 2.0.0']],
  ])('a version %s gives way to the previous one that is there, and is not blamed', async (_what, ready) => {
    pool = renderersInProcess(({ version }) => {
      if (version === '2.0.0') throw new RendererError('busy', 'no renderer was free in time');
      return modules[version]!;
    });
    for (const each of ['mfe-title 1.0.0', ...ready]) pool.ready.add(each);
    const page = await make();
    expect(page.document).toContain('Old page');
    expect(page.quality).toBe('fallback');
    expect(counted).toEqual(['rendered shell 5.0.0', 'rendered mfe-title 1.0.0']);
  });

  it('a version that never had the page is passed over, and has not failed', async () => {
    const extras = { pages: { extras: { paths: ['/extras'] as const } }, widgets: {} };
    releases.addRemote('mfe-title', '3.0.0', extras);
    releases.setLive('mfe-title', '3.0.0', { previous: '1.0.0', owned: extras });
    modules['3.0.0'] = { pages: { extras: pageOf(broken('the page')).pages['title']! }, widgets: {} };
    expect((await make('/extras')).document).toContain('taking a break');
    expect(versionsRun()).toEqual(['3.0.0']);
  });
});

describe('the host itself', () => {
  it.each(['Header', 'Footer'] as const)('no remote is blamed when the %s throws', async (part) => {
    parts[part] = broken(part);
    await expect(make()).rejects.toThrow(`${part} is broken`);
    expect(counted).toEqual(['failed shell 5.0.0']);
  });

  it('the page stands when a suspended part of the footer throws, and the log tells of the shell', async () => {
    const Part = broken('a part');
    parts.Footer = () => (
      <Suspense>
        <Part />
      </Suspense>
    );
    const page = await make();
    expect(page.document).toContain('New page');
    expect(page.quality).toBe('partial');
    expect(counted).toContain('failed shell 5.0.0');
    expect(logged).toEqual(['the shell failed around the page']);
  });
});
