import type { SearchResults } from '@sinima/contracts/api';
import { headOf, renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { samplePerson, sampleTitle } from '@sinima/testing/samples';
import { screen, within } from '@testing-library/react';
import remote from '../remote.ts';

const { search } = remote.pages;
const address = '/api/search?q=king';
const found: SearchResults = {
  query: 'king',
  total: 14,
  isApproximate: false,
  understood: null,
  pages: [],
  titles: {
    total: 13,
    exact: 0,
    items: [
      sampleTitle({ slug: 'k', displayTitle: 'King of Boys', genres: ['crime', 'drama', 'war'] }),
      sampleTitle({ slug: 's', displayTitle: 'Kings', type: 'SERIES' }),
    ],
  },
  people: {
    total: 1,
    exact: 0,
    items: [samplePerson({ slug: 'p', name: 'King Ampaw', nationality: 'Ghanaian', birthYear: 1940 })],
  },
};

const visit = (at: string, answers: Record<string, ApiAnswer> = { [address]: { json: found } }) =>
  renderFragment(search, { address: at, pattern: '/search', answers });

describe('the search page', () => {
  it('search page asks for a query where the address has none', async () => {
    const { requested } = await visit('/search?q=%20');
    expect(screen.getByText('Enter a search query to find movies, TV shows, and people')).toBeVisible();
    expect(screen.getByRole('link', { name: 'TV Shows' })).toHaveAttribute('href', '/tv-shows');
    const form = screen.getByRole('search', { name: 'Search Sinima' });
    expect(form).toHaveAttribute('action', '/search');
    expect(within(form).getByRole('searchbox', { name: 'Title, genre or person' })).toHaveAttribute(
      'name',
      'q',
    );
    expect(requested).toEqual([]);
  });

  it('search page shows titles and people with the counts over all that match', async () => {
    await visit('/search?q=king');
    expect(await screen.findByRole('heading', { level: 1, name: '14 results for "king"' })).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Kinds of results' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent?.replace(' (shown)', ''))).toEqual([
      'All (14)',
      'Titles (13)',
      'People (1)',
    ]);
    const [movie, series] = screen.getAllByRole('article');
    expect(within(movie!).getByText('Movie')).toBeVisible();
    expect(within(movie!).queryByText('war')).not.toBeInTheDocument();
    expect(within(series!).getByText('Series')).toBeVisible();
    expect(screen.getByRole('link', { name: 'King Ampaw' })).toHaveAttribute('href', '/person/p');
    expect(screen.getByText('Born 1940')).toBeVisible();
    expect(screen.getByText('Ghanaian')).toBeVisible();
  });

  it('search page shows people alone under their tab', async () => {
    await visit('/search?q=king&tab=people');
    expect(await screen.findByRole('link', { name: 'King Ampaw' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'King of Boys' })).not.toBeInTheDocument();
  });

  it('search page leads from all kinds to everything of one, page by page', async () => {
    await visit('/search?q=king', {
      [address]: { json: { ...found, titles: { ...found.titles, total: 50 } } },
    });
    expect(await screen.findByRole('link', { name: 'All 50 titles' })).toHaveAttribute(
      'href',
      '/search?q=king&tab=titles',
    );
    expect(screen.queryByRole('link', { name: /^All 1 people/ })).not.toBeInTheDocument();
  });

  it('search page has pages of one kind', async () => {
    const second = { ...found, titles: { ...found.titles, total: 50 } };
    await visit('/search?q=king&tab=titles&page=2', { '/api/search?q=king&page=2': { json: second } });
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/search?q=king&tab=titles&page=3#result-count',
    );
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      '/search?q=king&tab=titles#result-count',
    );
  });

  it('search page says that a page is past the last, and leads to the first', async () => {
    const past = { ...found, titles: { total: 50, exact: 0, items: [] } };
    await visit('/search?q=king&tab=titles&page=9', { '/api/search?q=king&page=9': { json: past } });
    expect(await screen.findByText('There are 3 pages.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
      'href',
      '/search?q=king&tab=titles',
    );
  });

  it('search page says when nothing matches', async () => {
    const none = { total: 0, exact: 0, items: [] };
    const nothing = { ...found, total: 0, titles: none, people: none };
    await visit('/search?q=king', { [address]: { json: nothing } });
    expect(await screen.findByText('No results found')).toBeVisible();
    expect(screen.getByText('Try adjusting your search or browse our categories instead.')).toBeVisible();
    const categories = within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('link');
    expect(categories.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Movies', '/movies'],
      ['TV Shows', '/tv-shows'],
      ['People', '/people'],
    ]);
  });

  it('search page shows placeholders, and the error area when the API fails', async () => {
    const { unmount } = await visit('/search?q=king', { [address]: 'never' });
    expect(screen.getByRole('status', { name: 'Searching' })).toBeVisible();
    unmount();
    await visit('/search?q=king', { [address]: { status: 500 } });
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
    expect(await headOf(search, { search: 'q=king', answers: {} })).toMatchObject({ status: 503 });
  });
});
