import { createQueryClient } from '@sinima/runtime/host';
import { answerApi, type ApiAnswer } from '@sinima/testing/render-fragment';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { SignIn } from './sign-in.tsx';
import { SiteProvider, type Site } from './site.ts';

const pages = { movies: { paths: ['/movies'], query: ['genre', 'page'] } };
const site: Site = {
  composition: {
    generation: 1,
    remotes: [{ name: 'mfe-catalogue', owned: { pages, widgets: {} }, versions: [] }],
  },
  language: 'en' as const,
  fragments: { load: () => new Promise(() => undefined), retry: () => undefined },
};

const header = (value: Site, address: string): ReactNode => (
  <QueryClientProvider client={createQueryClient()}>
    <SiteProvider value={value}>
      <MemoryRouter initialEntries={[address]}>
        <SignIn />
      </MemoryRouter>
    </SiteProvider>
  </QueryClientProvider>
);

function show(user: ApiAnswer, address = '/'): string[] {
  const requested = answerApi({ '/api/auth/user': user });
  render(header(site, address));
  return requested;
}

/** What the server's markup has for a browser without scripts, and for all others. */
function served(hasSession: boolean): { readonly withoutScripts: Element; readonly others: string } {
  const container = document.createElement('div');
  container.innerHTML = renderToString(header({ ...site, hasSession }, '/movies'));
  const noscript = container.querySelector('noscript')!;
  noscript.remove();
  const withoutScripts = document.createElement('div');
  // With scripts on, a parser takes the content for text.
  withoutScripts.innerHTML = noscript.textContent ?? '';
  return { withoutScripts: withoutScripts.firstElementChild!, others: container.innerHTML };
}

const hint = (age: number): string => (document.cookie = `sinima_signed_in=1; max-age=${age}`);

describe('signing in, in the header', () => {
  afterEach(() => hint(0));

  it('Sign In leads to the sign-in and back to the page with its filters alone, and calls no API', () => {
    const requested = show({ json: {} }, '/movies?utm_source=letter&genre=crime');
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/api/login?return=%2Fmovies%3Fgenre%3Dcrime',
    );
    expect(requested).toEqual([]);
  });

  it.each([
    [false, 'Sign In', '/api/login?return=%2Fmovies'],
    [true, 'Logout', '/api/logout'],
  ])('without scripts, with a session: %s, header has %s', (hasSession, name, address) => {
    const { withoutScripts, others } = served(hasSession);
    expect(withoutScripts).toHaveTextContent(name);
    expect(withoutScripts).toHaveAttribute('href', address);
    expect(others).toBe(served(false).others);
  });

  it('header shows the first name and Logout to a signed-in visitor', async () => {
    hint(60);
    show({ json: { firstName: 'Amina', email: 'amina@sinima.example' } });
    expect(await screen.findByText('Amina')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/api/logout');
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  it('the name leads to the page of the account where a remote has one', async () => {
    hint(60);
    const composition = {
      ...site.composition,
      navigation: { account: [['Your account', '/account']] },
    } as const;
    answerApi({ '/api/auth/user': { json: { firstName: 'Amina', email: null } } });
    render(header({ ...site, composition }, '/'));
    const link = await screen.findByRole('link', { name: 'Amina, Your account' });
    expect(link).toHaveTextContent(/^Amina$/);
    expect(link).toHaveAttribute('href', '/account');
  });

  it('header shows the e-mail of a signed-in visitor without a first name', async () => {
    hint(60);
    show({ json: { firstName: null, email: 'amina@sinima.example' } });
    expect(await screen.findByText('amina@sinima.example')).toBeVisible();
  });

  it('header no longer shows the name on a page that Back brings back after signing out', async () => {
    hint(60);
    show({ json: { firstName: 'Amina', email: 'amina@sinima.example' } });
    await screen.findByText('Amina');
    hint(0);
    fireEvent(window, new Event('pageshow'));
    expect(screen.queryByText('Amina')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  it('header takes a 401 for nobody, without an error on screen', async () => {
    hint(60);
    const requested = show({ status: 401 });
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(requested).toEqual(['/api/auth/user']);
  });
});
