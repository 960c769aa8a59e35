import type { Composition } from '@sinima/contracts/composition';
import { createQueryClient, createText } from '@sinima/runtime/host';
import { followDocuments } from '@sinima/testing/follow-documents';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { MemoryRouter, useParams } from 'react-router-dom';
import { App } from './app.tsx';
import { fragmentKey } from '../page/fragment-ref.ts';
import { PlacedFragment } from './placed-fragment.tsx';
import { SiteProvider, type FragmentRootProps, type FragmentSource, type LoadedFragment } from './site.ts';

const composition: Composition = {
  generation: 1,
  navigation: {
    header: [
      ['Movies', '/movies'],
      ['TV Shows', '/tv-shows'],
      ['People', '/people'],
      ['Awards', '/awards'],
    ],
    'footer-discover': [
      ['Top Rated', '/movies?sort=top-rated'],
      ['New Releases', '/movies?sort=new'],
    ],
    'footer-company': [['Terms', '/terms']],
  },
  remotes: [
    {
      name: 'mfe-title',
      versions: [],
      owned: { pages: { title: { paths: ['/title/:slug'] } }, widgets: {} },
    },
    {
      name: 'mfe-community',
      versions: [],
      owned: {
        pages: {},
        widgets: { stats: { slot: 'home', order: 20 }, hero: { slot: 'home', order: 10 } },
      },
    },
  ],
};

const TitlePage = () => <h1>Title {useParams().slug}</h1>;
const components: Record<string, ComponentType> = {
  'mfe-title/pages/title': TitlePage,
  'mfe-community/widgets/hero': () => <h1>Discover African Cinema</h1>,
  'mfe-community/widgets/stats': () => <p>4 numbers</p>,
};

/** Fragments that are there at once; `failing` ones fail until they are retried. */
function sourceOf(failing = new Set<string>()): FragmentSource {
  const loads = new Map<string, Promise<LoadedFragment>>();
  return {
    load(ref) {
      const key = fragmentKey(ref);
      const load =
        loads.get(key) ??
        (failing.has(key)
          ? Promise.reject<LoadedFragment>(new Error('404'))
          : Promise.resolve({
              Component: components[key]!,
              text: createText('en'),
              module: { default: () => null, head: () => ({ title: 'A title' }) },
            }));
      load.catch(() => undefined);
      loads.set(key, load);
      return load;
    },
    retry(ref) {
      failing.delete(fragmentKey(ref));
      loads.delete(fragmentKey(ref));
    },
  };
}

/** In the test's own tree, so that it knows when all has been rendered. */
const FragmentRoot = ({ place, fragment }: FragmentRootProps): ReactNode =>
  createPortal(<PlacedFragment fragment={fragment} />, place);

async function visit(address: string, fragments = sourceOf()) {
  await act(async () =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        <SiteProvider value={{ language: 'en', composition, fragments, FragmentRoot }}>
          <MemoryRouter initialEntries={[address]}>
            <App />
          </MemoryRouter>
        </SiteProvider>
      </QueryClientProvider>,
    ),
  );
}

describe('the host', () => {
  it('host shows the page of the owner of a path, with its parameters', async () => {
    await visit('/title/living-in-bondage');
    expect(await screen.findByRole('heading', { level: 1, name: 'Title living-in-bondage' })).toBeVisible();
    expect(document.title).toBe('A title · Sinima');
  });

  it('host shows the widgets of all remotes on the home page, in their order', async () => {
    await visit('/');
    const main = screen.getByRole('main');
    expect(await within(main).findByText('4 numbers')).toBeVisible();
    expect(main).toHaveTextContent(/Discover African Cinema.*4 numbers/);
  });

  it('host says that a path that nobody owns is not found', async () => {
    await visit('/nowhere');
    expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    const search = within(screen.getByRole('main')).getByRole('search');
    expect(search).toHaveAttribute('action', '/search');
    expect(within(search).getByRole('combobox')).toHaveAttribute('name', 'q');
  });

  it('host keeps the failure of one widget within it, and tries again when asked', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await visit('/', sourceOf(new Set(['mfe-community/widgets/stats'])));
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Discover African Cinema' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();

    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByText('4 numbers')).toBeVisible();
    expect(screen.queryByText('This part of the site is taking a break')).not.toBeInTheDocument();
  });
});

const documents = followDocuments();

describe('the header', () => {
  it('header leads everywhere and marks where one is', async () => {
    await visit('/movies');
    const [nav] = screen.getAllByRole('navigation', { name: 'Main' });
    const links = within(nav!).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Movies', 'TV Shows', 'People', 'Awards']);
    expect(links[0]).toHaveAttribute('aria-current', 'page');
    expect(links[1]).not.toHaveAttribute('aria-current');
    expect(screen.getAllByRole('link', { name: 'Sign In' })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/login\?return=/),
    );
  });

  it('header has the links that remotes declare, in their order, whether their code is there or not', async () => {
    await visit('/nowhere');
    const [nav] = screen.getAllByRole('navigation', { name: 'Main' });
    expect(
      within(nav!)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/movies', '/tv-shows', '/people', '/awards']);
  });

  it('header closes its menu when a place is chosen', async () => {
    await visit('/');
    const menu = screen.getByRole('navigation', { name: 'Menu', hidden: true }).closest('details')!;
    menu.open = true;
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(menu.open).toBe(false);
  });

  it('header searches for what is typed, trimmed, and for nothing else', async () => {
    await visit('/');
    const box = screen.getAllByPlaceholderText('Search movies, TV shows, people...')[0]!;
    await userEvent.type(box, '   {Enter}');
    expect(documents).toEqual([]);
    await userEvent.type(box, 'king of boys {Enter}');
    expect(documents).toEqual(['/search?q=king+of+boys']);
  });
});

describe('the newsletter form', () => {
  it('newsletter form asks for an address', async () => {
    await visit('/');
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText('Email required')).toBeVisible();
    expect(screen.getByText('Please enter your email address.')).toBeVisible();
  });

  it('newsletter form thanks for an address and clears the field; the former toast gives way', async () => {
    await visit('/');
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    await screen.findByText('Email required');
    const field = screen.getByRole('textbox', { name: 'Newsletter' });
    await userEvent.type(field, 'ada@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText('Subscribed successfully!')).toBeVisible();
    expect(screen.getByText('Thank you for subscribing to our newsletter.')).toBeVisible();
    expect(screen.queryByText('Email required')).not.toBeInTheDocument();
    expect(field).toHaveValue('');
  });
});

describe('the footer', () => {
  it('footer has the links that remotes declare, in columns, and no column without any', async () => {
    await visit('/nowhere');
    const columns = within(screen.getByRole('contentinfo')).getAllByRole('navigation');
    expect(columns.map((column) => column.textContent)).toEqual([
      'DiscoverTop RatedNew Releases',
      'CompanyTerms',
    ]);
    expect(screen.getByRole('link', { name: 'New Releases' })).toHaveAttribute('href', '/movies?sort=new');
  });
});
