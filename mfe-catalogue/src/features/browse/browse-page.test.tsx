import { headOf, renderArea, type ApiAnswer } from '@sinima/testing/render-area';
import { sampleTitle } from '@sinima/testing/samples';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.ts';

const { movies, 'tv-shows': tvShows } = remote.pages;
const titles = (query: string): string => `/api/titles?type=MOVIE&${query}page=1&pageSize=24`;
const featured = titles('sort=popularity&');

const counted = (json: unknown[], total = json.length, relation = 'eq'): ApiAnswer => ({
  json,
  headers: { 'X-Total-Count': String(total), 'X-Total-Count-Relation': relation },
});

const visit = (address: string, answers: Record<string, ApiAnswer>) =>
  renderArea(movies, { address, pattern: '/movies', answers });

const film = sampleTitle({ slug: 'f', displayTitle: 'A Film', genres: ['crime', 'drama', 'war'] });

describe('Movies', () => {
  it('shows the catalogue, how much there is, and two genres on each card', async () => {
    await visit('/movies', { [featured]: counted([film], 400) });
    expect(screen.getByRole('heading', { level: 1, name: 'Movies' })).toBeVisible();
    expect(await screen.findByText('400 movies')).toBeVisible();
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('link', { name: 'A Film' })).toHaveAttribute('href', '/title/f');
    expect(card.getByText('drama')).toBeVisible();
    expect(card.queryByText('war')).not.toBeInTheDocument();
    expect(screen.getByText('Page 1 of 17')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/movies?page=2');
  });

  it('says that there are more than were counted', async () => {
    await visit('/movies', { [featured]: counted([film], 10_000, 'gte') });
    expect(await screen.findByText('10,000+ movies')).toBeVisible();
  });

  it('has four tabs, the last three with a heading and a line', async () => {
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
    expect(screen.getByText(/Movies with the best ratings\./)).toBeVisible();
  });

  it('filters what is trending by type and name', async () => {
    const trending = [
      film,
      sampleTitle({ slug: 's', type: 'SERIES', displayTitle: 'A Film Series' }),
      sampleTitle({ slug: 'o', displayTitle: 'Other' }),
    ];
    await visit('/movies?tab=trending&search=FILM', { '/api/titles/trending': { json: trending } });
    expect(await screen.findByText('1 movie')).toBeVisible();
    expect(screen.getByRole('link', { name: 'A Film' })).toBeVisible();
  });

  it('offers genres, the years 2024 to 2000, and four sorts', async () => {
    await visit('/movies', { [featured]: counted([]) });
    const options = (name: string) =>
      [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ value }) => value);
    expect(options('Genre')).toEqual(['all', 'action', 'romance', 'comedy', 'drama', 'biography']);
    const years = options('Year');
    expect(years).toHaveLength(26);
    expect([years[1], years.at(-1)]).toEqual(['2024', '2000']);
    expect(options('Sort by')).toEqual(['popularity', 'rating', 'year', 'title']);
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('popularity');
  });

  it('offers a year of the address that is not among them', async () => {
    await visit('/movies?year=1966', { [titles('year=1966&sort=popularity&')]: counted([film]) });
    expect(screen.getByRole('combobox', { name: 'Year' })).toHaveValue('1966');
  });

  it.each([
    ['top-rated', 'rating'],
    ['new', 'year'],
  ])('knows the footer’s %s as %s', async (name, sort) => {
    const { asked } = await visit(`/movies?sort=${name}`, { [titles(`sort=${sort}&`)]: counted([film]) });
    await screen.findByText('1 movie');
    expect(asked).toEqual([titles(`sort=${sort}&`)]);
  });

  it('applies a genre as soon as it is chosen, from the first page', async () => {
    const page2 = '/api/titles?type=MOVIE&sort=popularity&page=2&pageSize=24';
    const comedies = titles('genre=comedy&sort=popularity&');
    const { asked } = await visit('/movies?page=2', {
      [page2]: counted([film], 30),
      [comedies]: counted([film]),
    });
    await screen.findByText('30 movies');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Genre' }), 'comedy');
    expect(await screen.findByText('1 movie')).toBeVisible();
    expect(asked).toEqual([page2, comedies]);
  });

  it('clears the filters where nothing passes', async () => {
    await visit('/movies?search=zzz&genre=drama&year=2010&sort=title', {
      [titles('search=zzz&genre=drama&year=2010&sort=title&')]: counted([]),
    });
    expect(await screen.findByText('No movies found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Clear Filters' })).toHaveAttribute('href', '/movies?sort=title');
  });

  it('describes each title in the list', async () => {
    await visit('/movies?view=list', { [featured]: counted([film]) });
    expect(await screen.findByText('Something happens.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Grid' })).toHaveAttribute('href', '/movies');
  });

  it('waits with placeholders, and takes a break when the API fails', async () => {
    const { unmount } = await visit('/movies', { [featured]: 'never' });
    expect(screen.getByRole('status', { name: 'Loading Movies' })).toBeVisible();
    unmount();
    await visit('/movies', { [featured]: { status: 500 } });
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
  });

  it('is a 503 when the API fails', async () => {
    expect(await headOf(movies, { answers: { [featured]: { status: 500 } } })).toMatchObject({ status: 503 });
    expect(await headOf(movies, { answers: { [featured]: counted([]) } })).not.toHaveProperty('status');
  });
});

describe('TV Shows', () => {
  it('is the same page for series', async () => {
    await renderArea(tvShows, {
      address: '/tv-shows',
      answers: { '/api/titles?type=SERIES&sort=popularity&page=1&pageSize=24': counted([]) },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'TV Shows' })).toBeVisible();
    expect(screen.getByPlaceholderText('Search Series')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Featured Series' })).toBeVisible();
    expect(await screen.findByText('No series found')).toBeVisible();
  });
});
