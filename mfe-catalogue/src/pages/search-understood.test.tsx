import type { SearchResults, SearchUnderstanding, UnderstoodFilter } from '@sinima/contracts/api';
import { renderFragment } from '@sinima/testing/render-fragment';
import { samplePerson, sampleTitle } from '@sinima/testing/samples';
import { screen, within } from '@testing-library/react';
import remote from '../remote.ts';

const { search } = remote.pages;

const filter = (name: UnderstoodFilter['name'], value: string, words: string): UnderstoodFilter => ({
  name,
  value,
  words,
  literally: `"${words}" rest`,
  without: 'rest',
});

const senegalese: SearchUnderstanding = {
  filters: [
    filter('country', 'Senegal', 'senegalese'),
    filter('genre', 'comedy', 'comedies'),
    filter('decade', '2010', '2010s'),
  ],
  literally: '"senegalese comedies 2010s"',
  movies: 5,
  series: 1,
  availabilityIsSample: false,
};

const found: SearchResults = {
  query: 'q',
  total: 7,
  isApproximate: false,
  understood: senegalese,
  pages: [],
  titles: { total: 6, exact: 0, items: [sampleTitle({ slug: 't', displayTitle: 'A Comedy' })] },
  people: { total: 1, exact: 0, items: [samplePerson({ slug: 'p', name: 'Adama Senegal' })] },
};

async function visit(changes: Partial<SearchResults>, address = '/search?q=q'): Promise<void> {
  await renderFragment(search, {
    address,
    pattern: '/search',
    answers: { '/api/search?q=q': { json: { ...found, ...changes } } },
  });
  await screen.findByRole('heading', { level: 1, name: /results for/ });
}

const linksIn = (name: string): [string | null, string | null][] =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const headings = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('a search that says more than names', () => {
  it('search page says what was understood, with the lists that show it', async () => {
    await visit({});
    expect(screen.getByText('Showing titles from Senegal · comedies · 2010s')).toBeVisible();
    expect(screen.getByRole('link', { name: '5 movies from Senegal · comedies · 2010s' })).toHaveAttribute(
      'href',
      '/movies?country=Senegal&genre=comedy&decade=2010',
    );
    expect(screen.getByRole('link', { name: '1 series from Senegal · comedies · 2010s' })).toHaveAttribute(
      'href',
      '/tv-shows?country=Senegal&genre=comedy&decade=2010',
    );
    expect(screen.getByRole('link', { name: 'A Comedy' })).toBeVisible();
  });

  it('search page has for each part a link that searches its words literally', async () => {
    await visit({});
    expect(linksIn('Search the words instead')).toEqual([
      ['“senegalese”', '/search?q=%22senegalese%22+rest'],
      ['“comedies”', '/search?q=%22comedies%22+rest'],
      ['“2010s”', '/search?q=%222010s%22+rest'],
      ['All words', '/search?q=%22senegalese+comedies+2010s%22'],
    ]);
  });

  it.each([
    [[filter('country', 'Senegal', 'senegal')], 'Showing titles from Senegal'],
    [[filter('genre', 'comedy', 'comedy')], 'Showing titles · comedies'],
    [[filter('genre', 'war', 'war'), filter('type', 'SERIES', 'series')], 'Showing series · war'],
    [
      [filter('language', 'Yoruba', 'yoruba'), filter('year', '2018', '2018')],
      'Showing titles in Yorùbá · 2018',
    ],
    [[filter('year', '2018', '2018')], 'Showing titles of 2018'],
    [[filter('decade', '1990', '90s'), filter('type', 'MOVIE', 'films')], 'Showing movies of the 1990s'],
    [[filter('status', 'upcoming', 'upcoming')], 'Showing upcoming titles'],
    [
      [filter('search', 'wedding', 'wedding'), filter('country', 'Nigeria', 'nigerian')],
      'Showing titles from Nigeria · named “wedding”',
    ],
  ])('search page says for the filters %j: %s', async (filters, text) => {
    await visit({ understood: { ...senegalese, filters } });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('search page leads from a platform to what streams on it, and from what no list shows nowhere', async () => {
    const platform = filter('platform', 'Netflix', 'netflix');
    await visit({ understood: { ...senegalese, filters: [platform] } });
    expect(screen.getByRole('link', { name: '6 titles on Netflix' })).toHaveAttribute(
      'href',
      '/streaming?platform=Netflix',
    );
    expect(screen.queryByText(/sample/i)).not.toBeInTheDocument();
  });

  it('search page says of titles of a platform where their availability is sample data', async () => {
    const platform = filter('platform', 'Netflix', 'netflix');
    await visit({ understood: { ...senegalese, filters: [platform], availabilityIsSample: true } });
    expect(screen.getByText(/Platforms on this page are sample data/)).toBeVisible();
  });

  it.each([
    [[filter('platform', 'Netflix', 'netflix'), filter('country', 'Senegal', 'senegal')]],
    [[filter('genre', 'romance', 'romantic'), filter('genre', 'comedy', 'comedies')]],
  ])('search page leads to no list that lacks a filter of %j', async (filters) => {
    await visit({ understood: { ...senegalese, filters } });
    expect(screen.queryByRole('link', { name: /^[56] / })).not.toBeInTheDocument();
  });

  it('search page says that no title passes, with searches that say less', async () => {
    await visit({ understood: { ...senegalese, movies: 0, series: 0 } });
    expect(screen.getByText('No titles from Senegal · comedies · 2010s')).toBeVisible();
    expect(linksIn('Search without')).toEqual([
      ['from Senegal', '/search?q=rest'],
      ['comedies', '/search?q=rest'],
      ['2010s', '/search?q=rest'],
    ]);
  });

  it('search page has people alone under their tab, without what is said of titles', async () => {
    await visit({}, '/search?q=q&tab=people');
    expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
  });

  it('search page says what is searched for without the quotation marks', async () => {
    const address = `/search?q=${encodeURIComponent('"wolof"')}`;
    const answers = { '/api/search?q=%22wolof%22': { json: { ...found, understood: null } } };
    await renderFragment(search, { address, pattern: '/search', answers });
    expect(await screen.findByRole('heading', { level: 1, name: '7 results for "wolof"' })).toBeVisible();
  });
});

describe('pages and names', () => {
  const pages: SearchResults['pages'] = [
    {
      kind: 'award',
      slug: 'fespaco-awards',
      name: 'Stallions',
      country: 'Burkina Faso',
      description: 'Prizes.',
    },
    { kind: 'festival', slug: 'durban', name: 'Durban Festival', country: 'South Africa', description: null },
    { kind: 'list', slug: 'best', name: 'Best Movies', country: null, description: null },
  ];

  it('search page leads to awards, festivals and lists, before titles and people', async () => {
    await visit({ understood: null, pages });
    expect(headings()).toEqual(['Awards, festivals and lists', 'Titles', 'People']);
    expect(pages.map(({ name }) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/awards/fespaco-awards',
      '/festivals/durban',
      '/lists/best',
    ]);
  });

  it.each([
    [1, 0, ['Titles', 'People', 'Awards, festivals and lists']],
    [1, 1, ['Titles', 'People', 'Awards, festivals and lists']],
    [0, 1, ['People', 'Titles', 'Awards, festivals and lists']],
  ])(
    'with %i titles and %i people called as the query is, their kind stands first',
    async (titles, people, order) => {
      await visit({
        pages,
        titles: { ...found.titles, exact: titles },
        people: { ...found.people, exact: people },
      });
      expect(headings()).toEqual(order);
    },
  );

  it('search page has hits by resemblance under a heading of their own', async () => {
    await visit({ understood: null, isApproximate: true });
    expect(headings()).toEqual(['Similar names']);
    expect(screen.getByText('No name holds “q”.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Titles' })).toBeVisible();
  });
});
