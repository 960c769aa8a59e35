/** @jest-environment node */
import type { Composition } from '@sinima/contracts/composition';
import type { PageHead, RemoteModule } from '@sinima/contracts/remote';
import { Suspense, type ReactNode } from 'react';
import { composeSite } from './releases/compose-site.ts';
import { renderPage } from './render-page.ts';
import type { ImportOptions } from './server-remotes.ts';
import { FakeReleases } from './test/fake-releases.ts';

const parts: Record<'Header' | 'Footer', () => ReactNode> = { Header: () => null, Footer: () => null };
jest.mock('../app/header.tsx', () => ({ Header: () => parts.Header() }));
jest.mock('../app/footer.tsx', () => ({ Footer: () => parts.Footer() }));

const modules: Record<string, RemoteModule> = {};
jest.mock('./server-remotes.ts', () => ({
  importRemote: async (
    remote: Composition['remotes'][number],
    { isOut, bundlePath }: Pick<ImportOptions, 'isOut' | 'bundlePath'>,
  ) => {
    const versions = remote.versions.filter(
      (release) => !isOut(release) && bundlePath(remote.name, release) !== undefined,
    );
    return { remote: { ...remote, versions }, module: versions[0] && modules[versions[0].version] };
  },
}));

let releases: FakeReleases;

const pageOf = (
  Component: () => ReactNode,
  head: () => PageHead = () => ({ title: 'A title' }),
): RemoteModule => ({
  pages: { title: { load: async () => ({ default: Component }), head } },
  widgets: {},
});

const broken = (what: string) => (): never => {
  throw new Error(`${what} is broken`);
};

async function render(pathname = '/title/x') {
  const blamed: string[] = [];
  const shell: unknown[] = [];
  const page = renderPage({
    pathname,
    search: '',
    site: composeSite([releases], 1, {}, { fits: () => true, keys: {} }),
    versions: { generation: 1, versions: {} },
    onFailure: (app, { version }, error) => blamed.push(`${app} ${version}: ${String(error)}`),
    onShellFailure: (error) => shell.push(error),
    onMissingData: () => undefined,
  });
  return { page, blamed, shell };
}

describe('renderPage', () => {
  beforeEach(() => {
    releases = new FakeReleases();
    const owned = { pages: { title: { paths: ['/title/:slug'] as const } }, widgets: {} };
    for (const version of ['1.0.0', '2.0.0']) releases.addRemote('mfe-title', version, owned);
    releases.setLive('mfe-title', '2.0.0', { previous: '1.0.0', owned });
    parts.Header = () => <header>The header</header>;
    parts.Footer = () => <footer>The footer</footer>;
    modules['2.0.0'] = pageOf(() => <h1>New page</h1>);
    modules['1.0.0'] = pageOf(() => <h1>Old page</h1>);
  });

  afterEach(() => releases.remove());

  it('blames a page that throws on its version, and renders the fallback version', async () => {
    modules['2.0.0'] = pageOf(broken('the page'));
    const { page, blamed, shell } = await render();
    expect((await page).html).toContain('Old page');
    expect(blamed).toEqual(['mfe-title 2.0.0: Error: the page is broken']);
    expect(shell).toEqual([]);
  });

  it('blames a head that throws on its version, and renders the fallback version', async () => {
    modules['2.0.0'] = pageOf(() => <h1>New page</h1>, broken('the head'));
    const { page, blamed } = await render();
    expect(await page).toMatchObject({ status: 200, head: { title: 'A title' } });
    expect((await page).html).toContain('Old page');
    expect(blamed).toEqual(['mfe-title 2.0.0: Error: the head is broken']);
  });

  it('renders an error area in place of a page whose heads all throw', async () => {
    modules['2.0.0'] = pageOf(() => <h1>New page</h1>, broken('the head'));
    modules['1.0.0'] = pageOf(() => <h1>Old page</h1>, broken('the former head'));
    const { page, blamed } = await render();
    expect((await page).status).toBe(503);
    expect((await page).html).toContain('taking a break');
    expect(blamed).toHaveLength(2);
  });

  it('blames no fallback version for a page that it never had', async () => {
    const owned = { pages: { extras: { paths: ['/extras'] as const } }, widgets: {} };
    releases.addRemote('mfe-title', '3.0.0', owned);
    releases.setLive('mfe-title', '3.0.0', { previous: '1.0.0', owned });
    modules['3.0.0'] = { pages: { extras: pageOf(broken('the page')).pages['title']! }, widgets: {} };
    const { page, blamed } = await render('/extras');
    expect((await page).html).toContain('taking a break');
    expect(blamed).toEqual(['mfe-title 3.0.0: Error: the page is broken']);
  });

  it.each(['Header', 'Footer'] as const)('blames no remote when the %s throws', async (part) => {
    parts[part] = broken(part);
    const { page, blamed } = await render();
    await expect(page).rejects.toThrow(`${part} is broken`);
    expect(blamed).toEqual([]);
  });

  it('serves the page and tells of the shell when a suspended part of the footer throws', async () => {
    const Part = broken('a part');
    parts.Footer = () => (
      <Suspense>
        <Part />
      </Suspense>
    );
    const { page, blamed, shell } = await render();
    expect((await page).html).toContain('New page');
    expect(blamed).toEqual([]);
    expect(shell).toEqual([new Error('a part is broken')]);
  });
});
