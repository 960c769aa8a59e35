/** @jest-environment node */
import type { ComposedRelease, Composition } from '@sinima/contracts/composition';
import type { RemoteModule } from '@sinima/contracts/remote';
import { Suspense, type ReactNode } from 'react';
import { renderPage } from './render-page.ts';

const parts: Record<'Header' | 'Footer', () => ReactNode> = { Header: () => null, Footer: () => null };
jest.mock('../app/header.tsx', () => ({ Header: () => parts.Header() }));
jest.mock('../app/footer.tsx', () => ({ Footer: () => parts.Footer() }));

const modules: Record<string, RemoteModule> = {};
jest.mock('./server-remotes.ts', () => ({
  importRemote: async (
    remote: Composition['remotes'][number],
    { isOut }: { isOut: (release: ComposedRelease) => boolean },
  ) => {
    const versions = remote.versions.filter((release) => !isOut(release));
    return { remote: { ...remote, versions }, module: versions[0] && modules[versions[0].version] };
  },
}));

const release = (version: string): ComposedRelease => ({
  version,
  global: `mfe_title_${version}`,
  entry: 'remoteEntry.js',
  styles: [],
  pages: {},
  widgets: {},
  base: '/',
  integrity: {},
});

const composition: Composition = {
  remotes: [
    {
      name: 'mfe-title',
      owned: { pages: { title: { paths: ['/title/:slug'] } }, widgets: {} },
      versions: [release('2.0.0'), release('1.0.0')],
    },
  ],
};

const pageOf = (Component: () => ReactNode): RemoteModule => ({
  pages: { title: { load: async () => ({ default: Component }), head: () => ({ title: 'A title' }) } },
  widgets: {},
});

const broken = (what: string) => (): never => {
  throw new Error(`${what} is broken`);
};

async function render() {
  const blamed: string[] = [];
  const shell: unknown[] = [];
  const page = renderPage({
    pathname: '/title/x',
    search: '',
    composition,
    bundlePath: () => '',
    onFailure: (app, { version }, error) => blamed.push(`${app} ${version}: ${String(error)}`),
    onShellFailure: (error) => shell.push(error),
  });
  return { page, blamed, shell };
}

describe('renderPage', () => {
  beforeEach(() => {
    parts.Header = () => <header>The header</header>;
    parts.Footer = () => <footer>The footer</footer>;
    modules['2.0.0'] = pageOf(() => <h1>New page</h1>);
    modules['1.0.0'] = pageOf(() => <h1>Old page</h1>);
  });

  it('blames a page that throws on its version, and renders the fallback version', async () => {
    modules['2.0.0'] = pageOf(broken('the page'));
    const { page, blamed, shell } = await render();
    expect((await page).html).toContain('Old page');
    expect(blamed).toEqual(['mfe-title 2.0.0: Error: the page is broken']);
    expect(shell).toEqual([]);
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
