import type { Composition } from '@sinima/contracts/composition';
import { prefixOf } from '@sinima/contracts/languages';
import { Slot } from '@sinima/runtime';
import { createQueryClient, createText } from '@sinima/runtime/host';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useId, useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, useLocation, useParams } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { PlacedFragment } from '../app/placed-fragment.tsx';
import { SiteProvider, type LoadedFragment, type Site } from '../app/site.ts';
import { fragmentKey, idPrefixOf, type FragmentRef } from '../page/fragment-ref.ts';
import { createFragmentSource } from './fragment-source.ts';
import { errorHandling } from './error-handling.ts';
import { FragmentRoot } from './fragment-root.tsx';

const widget: FragmentRef = { remote: 'mfe-members', kind: 'widgets', id: 'rate' };
const ADDRESS = '/title/lionheart';

function compositionWith(widgets: Composition['remotes'][number]['owned']['widgets']): Composition {
  return {
    generation: 1,
    remotes: [
      {
        name: 'mfe-title',
        versions: [],
        owned: { pages: { title: { paths: ['/title/:slug'] } }, widgets: {} },
      },
      { name: 'mfe-members', versions: [], owned: { pages: {}, widgets } },
    ],
  };
}

const composition = compositionWith({ rate: { slot: 'mfe-title/title.rate', order: 1 } });

function TitlePage(): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  return (
    <article>
      <h1 id={id}>The title {useParams().slug}</h1>
      <button onClick={() => setOpen(false)}>Close</button>
      <Link to="?tab=cast">Cast</Link>
      {isOpen ? <Slot name="rate" /> : null}
    </article>
  );
}

function Rate(): ReactNode {
  const id = useId();
  const [stars, setStars] = useState(0);
  return (
    <form>
      <label htmlFor={id}>A review of {useParams().slug}</label>
      <input id={id} />
      <button type="button" onClick={() => setStars(stars + 1)}>
        {stars} stars
      </button>
      <p>Search: {useLocation().search}</p>
      <Link to="?from=widget">By the widget</Link>
    </form>
  );
}

const moduleOf = (Component: () => ReactNode) => ({ default: Component, head: () => ({ title: 'A title' }) });

function fragmentOf(ref: FragmentRef): LoadedFragment {
  const Component = ref.kind === 'pages' ? TitlePage : Rate;
  return { Component, module: moduleOf(Component), text: createText('en') };
}

const ready: Site['fragments'] = {
  load: (ref) => {
    const value = fragmentOf(ref);
    return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
  },
  retry: () => undefined,
};

const within = (site: Site, content: ReactNode): ReactNode => (
  <QueryClientProvider client={createQueryClient()}>
    <SiteProvider value={site}>
      <MemoryRouter basename={prefixOf(site.language)} initialEntries={[prefixOf(site.language) + ADDRESS]}>
        {content}
      </MemoryRouter>
    </SiteProvider>
  </QueryClientProvider>
);

/** The document as the front joins it. @param failed whether no version of the widget rendered */
function documentOf(site: Site, failed = false): string {
  const markOf = (fragment: FragmentRef): string =>
    failed && fragment.kind === 'widgets'
      ? ''
      : renderToString(within({ ...site, markOf }, <PlacedFragment fragment={fragment} />), {
          identifierPrefix: idPrefixOf(fragment),
        });
  return renderToString(within({ ...site, markOf }, <App />));
}

let errors: unknown[];
/** Elements of page and widget as the server sent them. */
let served: Element[];
let root: Root;

async function hydrate(html: string, site: Site): Promise<void> {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  served = [...element.querySelectorAll('h1, input')];
  await act(async () => {
    root = hydrateRoot(element, within({ ...site, FragmentRoot }, <App />), errorHandling);
  });
}

beforeEach(() => {
  errors = [];
  jest.spyOn(console, 'info').mockImplementation((_words, error) => void errors.push(error));
});

afterEach(async () => {
  await act(async () => root.unmount());
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

it('a widget within a page is hydrated in its place, with ids of its own and the parameters of the page', async () => {
  const site = { language: 'en', composition, fragments: ready } satisfies Site;
  await hydrate(documentOf(site), site);
  const input = screen.getByLabelText('A review of lionheart');
  expect(input.closest('article')).not.toBeNull();
  expect(input.id).toContain('mfe-members_widgets_rate_');
  await userEvent.click(screen.getByRole('button', { name: '0 stars' }));
  expect(screen.getByRole('button', { name: '1 stars' })).toBeVisible();
  expect(served).toEqual(expect.arrayContaining([input, screen.getByRole('heading', { level: 1 })]));
  expect(screen.getByLabelText('A review of lionheart')).toBe(input);
  expect(errors).toEqual([]);
});

it('a widget follows and changes the address of its page, and leaves with its place', async () => {
  const site = { language: 'en', composition, fragments: ready } satisfies Site;
  await hydrate(documentOf(site), site);
  await userEvent.click(screen.getByRole('link', { name: 'Cast' }));
  expect(await screen.findByText('Search: ?tab=cast')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'By the widget' }));
  expect(await screen.findByText('Search: ?from=widget')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByText(/^Search/)).toBeNull();
  expect(errors).toEqual([]);
});

it('a widget within a page in French leads within the French page', async () => {
  const site = { language: 'fr', composition, fragments: ready } satisfies Site;
  await hydrate(documentOf(site), site);
  expect(screen.getByLabelText('A review of lionheart')).toBeVisible();
  const link = screen.getByRole('link', { name: 'By the widget' });
  expect(link).toHaveAttribute('href', '/fr/title/lionheart?from=widget');
  await userEvent.click(link);
  expect(await screen.findByText('Search: ?from=widget')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cast' })).toHaveAttribute('href', '/fr/title/lionheart?tab=cast');
  expect(errors).toEqual([]);
});

it('a widget comes to life once it is wanted, at the address that the page has then', async () => {
  const loaded: string[] = [];
  const fragments: Site['fragments'] = {
    ...ready,
    load(ref, address, context) {
      loaded.push(`${fragmentKey(ref)} ${address}`);
      return ready.load(ref, address, context);
    },
  };
  let want = (): void => undefined;
  const wanting = new Promise<void>((resolve) => (want = resolve));
  const site = { language: 'en', composition, fragments } satisfies Site;
  const html = documentOf(site);
  loaded.length = 0;
  await hydrate(html, {
    ...site,
    wanted: (ref) => (ref.kind === 'widgets' ? wanting : Promise.resolve()),
  });
  const input = screen.getByLabelText('A review of lionheart');
  await userEvent.click(screen.getByRole('link', { name: 'Cast' }));
  await userEvent.click(screen.getByRole('button', { name: '0 stars' }));
  expect(screen.getByText('Search:')).toBeVisible();
  expect(new Set(loaded)).toEqual(
    new Set(['mfe-title/pages/title /title/lionheart', 'mfe-title/pages/title /title/lionheart?tab=cast']),
  );
  await act(async () => want());
  expect(await screen.findByText('Search: ?tab=cast')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '0 stars' }));
  expect(screen.getByRole('button', { name: '1 stars' })).toBeVisible();
  expect(input).not.toBeNull();
});

it('a static widget stays the same element at another search, and no code is loaded for it', async () => {
  const load = jest.fn<ReturnType<Site['fragments']['load']>, Parameters<Site['fragments']['load']>>(
    ready.load,
  );
  const site = {
    language: 'en',
    composition: compositionWith({ rate: { slot: 'mfe-title/title.rate', order: 1, isStatic: true } }),
    fragments: { ...ready, load },
  } satisfies Site;
  const html = documentOf(site);
  load.mockClear();
  await hydrate(html, site);
  const input = screen.getByLabelText('A review of lionheart');
  await userEvent.click(screen.getByRole('link', { name: 'Cast' }));
  expect(screen.getByLabelText('A review of lionheart')).toBe(input);
  expect(load.mock.calls.map(([ref]) => ref.kind)).not.toContain('widgets');
  expect(errors).toEqual([]);
});

it('a static widget that the server could not render comes from its code', async () => {
  const site = {
    language: 'en',
    composition: compositionWith({ rate: { slot: 'mfe-title/title.rate', order: 1, isStatic: true } }),
    fragments: ready,
  } satisfies Site;
  await hydrate(documentOf(site, true), site);
  expect(await screen.findByLabelText('A review of lionheart')).toBeVisible();
});

it('an error area of the server gives way to what the browser renders', async () => {
  const site = { language: 'en', composition, fragments: ready } satisfies Site;
  const html = renderToString(
    within(
      {
        ...site,
        markOf: () => '<div data-fragment="mfe-title/pages/title" data-broken="">Taking a break</div>',
      },
      <App />,
    ),
  );
  await hydrate(html, site);
  expect(await screen.findByRole('heading', { name: 'The title lionheart' })).toBeVisible();
  expect(screen.queryByText('Taking a break')).toBeNull();
});

it('a page without widgets in its slot has nothing there', async () => {
  const site: Site = { language: 'en', composition: compositionWith({}), fragments: ready };
  const html = documentOf(site);
  expect(html).toContain('<a href="/title/lionheart?tab=cast" data-discover="true">Cast</a></article>');
  await hydrate(html, site);
  expect(errors).toEqual([]);
});

it('what no server rendered of a widget is rendered by the browser', async () => {
  const site = { language: 'en', composition, fragments: ready } satisfies Site;
  await hydrate(documentOf(site, true), site);
  expect(await screen.findByLabelText('A review of lionheart')).toBeVisible();
});

it('a widget that throws in the browser gives way to its fallback version, and the page does not notice', async () => {
  const releases = [
    { version: '2.0.0', global: 'b', entry: 'b.js', styles: [] },
    { version: '1.0.0', global: 'a', entry: 'a.js', styles: [] },
  ];
  const server = documentOf({ language: 'en', composition, fragments: ready } satisfies Site);
  const brokenWidget = (): never => {
    throw new Error('broken');
  };
  const modules = { '2.0.0': brokenWidget, '1.0.0': Rate } as const;
  const load = async (name: string, rejected: ReadonlySet<string> = new Set()) => {
    const release = releases.find(({ version }) => !rejected.has(version))!;
    const Component = name === 'mfe-title' ? TitlePage : modules[release.version as '1.0.0'];
    const fragment = { load: async () => moduleOf(Component) };
    return { release, module: { pages: { title: fragment }, widgets: { rate: fragment } } };
  };
  const fragments = createFragmentSource({
    loader: { load, loadEntry: async (name, rejected) => (await load(name, rejected)).module },
    textOf: async () => createText('en'),
    documentAddress: ADDRESS,
    rendered: [{ remote: 'mfe-title', kind: 'pages', id: 'title' }, widget],
    serverHtml: new Map([[fragmentKey(widget), '<p>As the server rendered it</p>']]),
    loadDocument: async () => false,
  });
  await hydrate(server, { language: 'en', composition, fragments });
  await waitFor(() => expect(errors[0]).toMatchObject({ message: 'broken' }));
  expect(await screen.findByLabelText('A review of lionheart')).toBeVisible();
  expect(served).toContain(screen.getByRole('heading', { level: 1 }));
});
