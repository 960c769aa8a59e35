import { headOf, renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { sampleTitle } from '@sinima/testing/samples';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.ts';

const { movies, 'tv-shows': tvShows } = remote.pages;
const titles = (query: string): string => `/api/titles?type=MOVIE&${query}page=1&pageSize=24`;
const featured = titles('sort=popularity&');

const counted = (json: unknown[], total = json.length, relation = 'eq'): ApiAnswer => ({
  json,
  headers: { 'X-Total-Count': String(total), 'X-Total-Count-Relation': relation },
});

const filters: ApiAnswer = {
  json: {
    countries: [
      { name: 'Nigeria', titleCount: 9 },
      { name: 'Ghana', titleCount: 4 },
    ],
    languages: [{ name: 'Yoruba', titleCount: 3 }],
    decades: [{ decade: 1990, titleCount: 2 }],
  },
};

const visit = async (address: string, answers: Record<string, ApiAnswer>) => {
  const shown = await renderFragment(movies, {
    address,
    pattern: '/movies',
    answers: { '/api/filters/titles': filters, ...answers },
  });
  return { ...shown, listsOf: () => shown.requested.filter((path) => path.startsWith('/api/titles')) };
};

const film = sampleTitle({ slug: 'f', displayTitle: 'A Film', genres: ['crime', 'drama', 'war'] });

describe('Movies', () => {
  it('movies page shows the catalogue, how much there is, and two genres on each card', async () => {
    await visit('/movies', { [featured]: counted([film], 400) });
    expect(screen.getByRole('heading', { level: 1, name: 'Movies' })).toBeVisible();
    expect(await screen.findByText('400 movies')).toBeVisible();
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('link', { name: 'A Film' })).toHaveAttribute('href', '/title/f');
    expect(card.getByText('drama')).toBeVisible();
    expect(card.queryByText('war')).not.toBeInTheDocument();
    expect(screen.getByText('Page 1 of 17')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/movies?page=2#results');
  });

  it('movies page says that there are more titles than were counted', async () => {
    await visit('/movies', { [featured]: counted([film], 10_000, 'gte') });
    expect(await screen.findByText('10,000+ movies')).toBeVisible();
  });

  it('movies page has four tabs, the last three with a heading and a line', async () => {
    const popular = titles('sort=popularity&');
    await visit('/movies?tab=popular', { [popular]: counted([film]) });
    const tabs = within(screen.getByRole('navigation', { name: 'Kinds of Movies' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent?.replace(' (shown)', ''))).toEqual([
      'Featured Movies',
      'Trending Now',
      'Most Popular',
      'New Releases',
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'Most Popular' })).toBeVisible();
    expect(
      screen.getByText(
        'Movies with the best ratings first; the rest by awards, our editors’ order and year.',
      ),
    ).toBeVisible();
  });

  it.each([
    ['has sample ratings says so in one line', { bayesianRating: 8.1, ratingIsSample: true }, '8.1', 1],
    [
      'has no rating says so and shows none',
      { bayesianRating: null, ratingIsSample: false },
      'Not enough ratings yet',
      0,
    ],
    [
      'has a few real ratings shows them as they are',
      { bayesianRating: 7.6, ratingIsSample: false },
      '7.6',
      0,
    ],
  ])('movies page that %s', async (_what, rating, shown, lines) => {
    const unrated = sampleTitle({ slug: 'u', bayesianRating: null, ratingIsSample: false });
    await visit('/movies', { [featured]: counted([sampleTitle({ slug: 'f', ...rating }), unrated]) });
    const [card] = await screen.findAllByRole('article');
    expect(card).toHaveTextContent(shown);
    expect(screen.queryAllByText(/Ratings on this page are sample data/)).toHaveLength(lines);
  });

  it('movies page filters what is trending by type and name', async () => {
    const trending = [
      film,
      sampleTitle({ slug: 's', type: 'SERIES', displayTitle: 'A Film Series' }),
      sampleTitle({ slug: 'o', displayTitle: 'Other' }),
    ];
    await visit('/movies?tab=trending&search=FILM', { '/api/titles/trending': { json: trending } });
    expect(await screen.findByText('1 movie')).toBeVisible();
    expect(screen.getByRole('link', { name: 'A Film' })).toBeVisible();
  });

  it('movies page offers genres, the years 2024 to 2000, and five sorts', async () => {
    await visit('/movies', { [featured]: counted([]) });
    const options = (name: string) =>
      [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ value }) => value);
    expect(options('Genre')).toEqual(['all', 'action', 'romance', 'comedy', 'drama', 'biography']);
    const years = options('Year');
    expect(years).toHaveLength(26);
    expect([years[1], years.at(-1)]).toEqual(['2024', '2000']);
    expect(options('Sort by')).toEqual(['popularity', 'rating', 'year', 'title', 'most-awarded']);
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('popularity');
  });

  it('movies page offers a year of the address that is not among them', async () => {
    await visit('/movies?year=1966', { [titles('year=1966&sort=popularity&')]: counted([film]) });
    expect(screen.getByRole('combobox', { name: 'Year' })).toHaveValue('1966');
  });

  it('movies page takes what is new for what is out, as the footer links to it', async () => {
    const address = '/api/titles?type=MOVIE&status=released&sort=year&page=1&pageSize=24';
    const { listsOf } = await visit('/movies?sort=new', { [address]: counted([film]) });
    await screen.findByText('1 movie');
    expect(listsOf()).toEqual([address]);
    expect(screen.getByRole('link', { name: 'Remove filter Released' })).toHaveAttribute(
      'href',
      '/movies?sort=year',
    );
  });

  it.each([['top-rated', 'rating']])(
    'movies page reads the sort %s of the footer as %s',
    async (name, sort) => {
      const { listsOf } = await visit(`/movies?sort=${name}`, { [titles(`sort=${sort}&`)]: counted([film]) });
      await screen.findByText('1 movie');
      expect(listsOf()).toEqual([titles(`sort=${sort}&`)]);
    },
  );

  it('movies page applies a genre as soon as it is chosen, from the first page', async () => {
    const page2 = '/api/titles?type=MOVIE&sort=popularity&page=2&pageSize=24';
    const comedies = titles('genre=comedy&sort=popularity&');
    const { listsOf } = await visit('/movies?page=2', {
      [page2]: counted([film], 30),
      [comedies]: counted([film]),
    });
    await screen.findByText('30 movies');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Genre' }), 'comedy');
    expect(await screen.findByText('1 movie')).toBeVisible();
    expect(listsOf()).toEqual([page2, comedies]);
  });

  it('movies page keeps the focus where it was when a filter is applied', async () => {
    const comedies = titles('genre=comedy&sort=popularity&');
    await visit('/movies', { [featured]: counted([film], 30), [comedies]: counted([film]) });
    await screen.findByText('30 movies');
    const genre = screen.getByRole('combobox', { name: 'Genre' });
    genre.focus();
    await userEvent.selectOptions(genre, 'comedy');
    await screen.findByText('1 movie');
    expect(screen.getByRole('combobox', { name: 'Genre' })).toHaveFocus();
  });

  it('movies page searches by name with what was typed, trimmed, and shows it in the address', async () => {
    const found = titles('search=king&sort=popularity&');
    const { listsOf } = await visit('/movies', {
      [featured]: counted([film], 30),
      [found]: counted([film]),
    });
    await screen.findByText('30 movies');
    await userEvent.type(screen.getByPlaceholderText('Search Movies'), ' king {Enter}');
    expect(await screen.findByText('1 movie')).toBeVisible();
    expect(screen.getByPlaceholderText('Search Movies')).toHaveValue('king');
    expect(listsOf()).toEqual([featured, found]);
  });

  it('movies page empties its fields when the filters are cleared', async () => {
    const nothing = titles('search=zzz&genre=drama&year=2010&sort=popularity&');
    await visit('/movies?search=zzz&genre=drama&year=2010', {
      [nothing]: counted([]),
      [featured]: counted([film]),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Clear Filters' }));
    expect(await screen.findByText('1 movie')).toBeVisible();
    expect(screen.getByPlaceholderText('Search Movies')).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Genre' })).toHaveValue('all');
    expect(screen.getByRole('combobox', { name: 'Year' })).toHaveValue('all');
  });

  it('movies page leads to where the results of the next page begin, which can be focused', async () => {
    await visit('/movies', { [featured]: counted([film], 30) });
    const next = await screen.findByRole('link', { name: 'Next' });
    expect(next).toHaveAttribute('href', '/movies?page=2#results');
    const place = document.getElementById('results');
    expect(place).toHaveAttribute('tabindex', '-1');
    expect(place).toContainElement(screen.getByRole('heading', { name: 'Featured Movies' }));
  });

  it('movies page requests no page deeper than the API goes', async () => {
    const { listsOf } = await visit('/movies?page=99999', {});
    expect(listsOf()).toEqual(['/api/titles?type=MOVIE&sort=popularity&page=416&pageSize=24']);
  });

  it('movies page shows what is upcoming, to which the footer leads', async () => {
    const upcoming = '/api/titles?type=MOVIE&status=upcoming&sort=popularity&page=1&pageSize=24';
    await visit('/movies?status=upcoming', { [upcoming]: counted([film]) });
    expect(await screen.findByText('1 movie')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Upcoming Movies' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Remove filter Upcoming' })).toHaveAttribute('href', '/movies');
  });

  it('movies page is a form that works without scripts and keeps tab, view and status', async () => {
    const address = '/api/titles?type=MOVIE&status=upcoming&sort=popularity&page=1&pageSize=24';
    await visit('/movies?tab=popular&view=list&status=upcoming', { [address]: counted([film]) });
    const form = screen.getByRole<HTMLFormElement>('search', { name: 'Filter Movies' });
    expect(form).toHaveAttribute('action', '/movies');
    expect(form).not.toHaveAttribute('method', 'post');
    expect(Object.fromEntries(new FormData(form))).toEqual({
      tab: 'popular',
      view: 'list',
      status: 'upcoming',
      search: '',
      genre: 'all',
      year: 'all',
      country: 'all',
      language: 'all',
      decade: 'all',
    });
  });

  it('movies page finds what is trending without its diacritics', async () => {
    const trending = [sampleTitle({ slug: 'a', displayTitle: 'Àjọ̀kẹ́' })];
    await visit('/movies?tab=trending&search=ajoke', { '/api/titles/trending': { json: trending } });
    expect(await screen.findByText('1 movie')).toBeVisible();
  });

  it('movies page clears the filters where nothing passes', async () => {
    await visit('/movies?search=zzz&genre=drama&year=2010&sort=title', {
      [titles('search=zzz&genre=drama&year=2010&sort=title&')]: counted([]),
    });
    expect(await screen.findByText('No movies found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Clear Filters' })).toHaveAttribute('href', '/movies?sort=title');
  });

  it('movies page filters by country, language and decade, which it offers', async () => {
    const address = titles('decade=1990&country=Ghana&language=Yoruba&sort=popularity&');
    await visit('/movies?country=Ghana&language=Yoruba&decade=1990', { [address]: counted([film]) });
    await screen.findByText('1 movie');
    const options = (name: string) =>
      [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ text }) => text);
    expect(screen.getByText('More filters')).toBeVisible();
    expect(options('Country')).toEqual(['All Countries', 'Ghana', 'Nigeria']);
    expect(options('Language')).toEqual(['All Languages', 'Yorùbá']);
    expect(options('Decade')).toEqual(['All Decades', '1990s']);
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('Ghana');
    const active = within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('link');
    expect(active.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1990s ×', '/movies?country=Ghana&language=Yoruba'],
      ['Ghana ×', '/movies?decade=1990&language=Yoruba'],
      ['Yorùbá ×', '/movies?decade=1990&country=Ghana'],
    ]);
  });

  it('movies page leads to its countries, languages and decades', async () => {
    await visit('/movies', { [featured]: counted([film]) });
    const doors = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    await screen.findByRole('heading', { name: 'Explore Movies' });
    expect(doors('By country')).toEqual([
      ['Nigeria', '/movies?country=Nigeria'],
      ['Ghana', '/movies?country=Ghana'],
    ]);
    expect(doors('By language')).toEqual([['Yorùbá', '/movies?language=Yoruba']]);
    expect(doors('By decade')).toEqual([['1990s', '/movies?decade=1990']]);
  });

  it('movies page offers a sort where it is applied, and nowhere else', async () => {
    const address = '/api/titles?type=MOVIE&status=released&sort=year&page=1&pageSize=24';
    await visit('/movies?tab=new&sort=title', { [address]: counted([film]) });
    await screen.findByText('1 movie');
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).not.toBeInTheDocument();
  });

  it('movies page says that a page is past the last, and leads to the first', async () => {
    const past = '/api/titles?type=MOVIE&genre=drama&sort=popularity&page=9&pageSize=24';
    await visit('/movies?genre=drama&page=9', { [past]: counted([], 30) });
    expect(await screen.findByText('There are 2 pages.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
      'href',
      '/movies?genre=drama',
    );
  });

  it('movies page keeps filter and page in its canonical address, and lists what is shown', async () => {
    const address = '/api/titles?type=MOVIE&country=Ghana&sort=popularity&page=2&pageSize=24';
    const head = await headOf(movies, {
      search: 'country=Ghana&page=2&view=list',
      answers: { [address]: counted([film], 30) },
    });
    expect(head).toMatchObject({
      title: 'Movies: Ghana',
      canonical: '/movies?country=Ghana&page=2',
      feeds: ['country/Ghana.atom'],
      structuredData: [
        { '@type': 'ItemList', itemListElement: [{ position: 25, name: 'A Film', url: '/title/f' }] },
      ],
    });
  });

  it('movies page describes each title in the list', async () => {
    await visit('/movies?view=list', { [featured]: counted([film]) });
    expect(await screen.findByText('Something happens.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Grid' })).toHaveAttribute('href', '/movies');
  });

  it('movies page shows placeholders, and the error area when the API fails', async () => {
    const { unmount } = await visit('/movies', { [featured]: 'never' });
    expect(screen.getByRole('status', { name: 'Loading Movies' })).toBeVisible();
    unmount();
    await visit('/movies', { [featured]: { status: 500 } });
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
  });

  it('movies page is a 503 when the API fails', async () => {
    expect(await headOf(movies, { answers: { [featured]: { status: 500 } } })).toMatchObject({ status: 503 });
    expect(await headOf(movies, { answers: { [featured]: counted([]) } })).not.toHaveProperty('status');
  });
});

describe('TV Shows', () => {
  it('TV shows page has the words and genres of series', async () => {
    await renderFragment(tvShows, {
      address: '/tv-shows',
      answers: { '/api/titles?type=SERIES&sort=popularity&page=1&pageSize=24': counted([]) },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'TV Shows' })).toBeVisible();
    expect(screen.getByPlaceholderText('Search Series')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Featured Series' })).toBeVisible();
    expect(await screen.findByText('No series found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Clear Filters' })).toHaveAttribute('href', '/tv-shows');
    const genres = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Genre' });
    expect([...genres.options].map(({ value }) => value)).toEqual([
      'all',
      'drama',
      'comedy',
      'crime',
      'legal drama',
      'romance',
    ]);
  });

  it('TV shows page counts series, and tells how many seasons each has', async () => {
    const show = { type: 'SERIES', seasonCount: 2, runtimeMins: 50 } as const;
    await renderFragment(tvShows, {
      address: '/tv-shows',
      answers: {
        '/api/titles?type=SERIES&sort=popularity&page=1&pageSize=24': counted([
          sampleTitle({ ...show, slug: 'a' }),
          sampleTitle({ ...show, slug: 'b', seasonCount: 1 }),
        ]),
      },
    });
    expect(await screen.findByText('2 series')).toBeVisible();
    expect(screen.getByText('2018 · 50m · 2 seasons')).toBeVisible();
    expect(screen.getByText('2018 · 50m · 1 season')).toBeVisible();
  });
});
