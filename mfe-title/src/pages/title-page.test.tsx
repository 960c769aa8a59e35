import type { StreamingPlatform, TitleDetail, WatchOffer } from '@sinima/contracts/api';
import { headOf, renderFragment, type ApiAnswers } from '@sinima/testing/render-fragment';
import { sampleShowing, sampleTitle } from '@sinima/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.ts';
import { at, credit, factOf, show, title } from '../test/show-title.ts';

const offer = (platform: StreamingPlatform, countries: string[] | null): WatchOffer => ({
  platform,
  kind: 'subscription',
  url: null,
  countries,
  isSample: true,
});

describe('the hero of a title', () => {
  it('hero of a title says name, year, running time and type in lower case', async () => {
    await show(at());
    expect(await screen.findByRole('heading', { level: 1, name: 'King of Boys' })).toBeVisible();
    const glance = within(screen.getByRole('list', { name: 'At a glance' }));
    expect(glance.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '2018',
      '182m',
      'movie',
    ]);
  });

  it('hero of a title leaves out a running time that is not known', async () => {
    await show(
      at({ runtimeMins: null, type: 'SERIES' }, { '/api/titles/king-of-boys/seasons': { json: [] } }),
    );
    const glance = within(await screen.findByRole('list', { name: 'At a glance' }));
    expect(glance.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['2018', 'series']);
  });

  it('hero of a title names its directors, three at most', async () => {
    const directors = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name, index) =>
      credit(name, { roleCategory: 'DIRECTOR', department: 'Directing', billingOrder: index }),
    );
    await show(at({}, { '/api/titles/king-of-boys/credits': { json: directors } }), '?tab=media');
    const line = (await screen.findByRole('link', { name: '2 more' })).closest('p')!;
    expect(line).toHaveTextContent(/^Directed by Ann, Ben, Cleo and 2 more$/);
    expect(within(line).getByRole('link', { name: 'Ann' })).toHaveAttribute('href', '/person/slug-Ann');
    expect(within(line).getByRole('link', { name: '2 more' })).toHaveAttribute(
      'href',
      '/title/king-of-boys/crew',
    );
  });

  it('hero of a title says where to watch it, with the way there', async () => {
    const offers = [{ ...offer('Netflix', null), url: 'https://watch.example/1' }, offer('Hulu', null)];
    const showings = [sampleShowing()];
    await show(at({ streamingPlatforms: ['Netflix', 'Hulu'], offers, showings, availabilityIsSample: true }));
    const line = (await screen.findByText(/^Watch on/)).closest('p')!;
    expect(line).toHaveTextContent('Watch on Netflix, Hulu, in theaters (sample)');
    expect(within(line).getByRole('link', { name: 'Netflix' })).toHaveAttribute(
      'href',
      'https://watch.example/1',
    );
    expect(within(line).getByRole('link', { name: 'Hulu' })).toHaveAttribute(
      'href',
      '/streaming?platform=Hulu',
    );
    expect(within(line).getByRole('link', { name: 'in theaters' })).toHaveAttribute(
      'href',
      '/theaters#king-of-boys',
    );
  });

  it('hero of a title has a poster of cloth, or the picture that there is', async () => {
    const { unmount } = await show(at());
    await screen.findByRole('heading', { level: 1, name: 'King of Boys' });
    expect(document.querySelector('img[src*="/cloth/poster/king-of-boys.svg"]')).toBeInTheDocument();
    unmount();
    await show(at({ posterUrl: '@assets/king.jpg' }));
    await screen.findByRole('heading', { level: 1, name: 'King of Boys' });
    expect(document.querySelector('img[src="/attached_assets/king.jpg"]')).toBeInTheDocument();
  });

  it('hero of a title offers a trailer that is known, and says that there is none yet', async () => {
    const { unmount } = await show(at());
    expect(await screen.findByRole('button', { name: 'Watch Trailer' })).toBeDisabled();
    expect(screen.getByText('No trailer yet')).toBeVisible();
    unmount();
    await show(at({ trailerUrl: 'https://example.org/trailer' }));
    expect(await screen.findByRole('link', { name: 'Watch Trailer' })).toHaveAttribute(
      'href',
      'https://example.org/trailer',
    );
  });

  it('hero of a title saves watchlist and like in this browser', async () => {
    const { unmount } = await show(at());
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Add to watchlist' }));
    unmount();
    await show(at());
    expect(await screen.findByRole('button', { name: 'Add to watchlist' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button', { name: 'Add to watchlist' }));
    expect(screen.getByRole('button', { name: 'Add to watchlist' })).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('the rating card', () => {
  it('rating card shows the rating to one decimal, out of ten, with a bar of as much, and says that votes are a sample', async () => {
    await show(at({ bayesianRating: 8 }));
    const card = within(await screen.findByRole('region', { name: 'Rating' }));
    expect(card.getByText('8.0')).toBeVisible();
    expect(card.getByText('/10')).toBeVisible();
    expect(card.getByRole('progressbar', { name: 'Rating' })).toHaveAttribute('aria-valuenow', '80');
    expect(card.getByText('Sample')).toBeVisible();
    expect(card.getByRole('link', { name: 'How ratings are made' })).toHaveAttribute(
      'href',
      '/about#ratings',
    );
    expect(factOf('Votes')).toHaveTextContent('4,643');
    expect(factOf('Rank')).toHaveTextContent('#9');
  });

  it('rating card shows a dash for what is not known, never a figure', async () => {
    await show(at({ bayesianRating: null, voteCount: null, rank: null }));
    const card = within(await screen.findByRole('region', { name: 'Rating' }));
    expect(card.getByText('Not enough ratings yet')).toBeVisible();
    expect(card.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(card.queryByText('Sample')).not.toBeInTheDocument();
    for (const label of ['Votes', 'Rank']) expect(factOf(label)).toHaveTextContent('—');
    expect(factOf('Page views')).toHaveTextContent('Not counted');
  });
});

describe('a title with and without samples', () => {
  const streams: Partial<TitleDetail> = { streamingPlatforms: ['Netflix'], availabilityIsSample: true };

  it.each<[string, Partial<TitleDetail>, string]>([
    ['of all kinds', { ...streams, showings: [sampleShowing()] }, 'Votes, platforms and showtimes'],
    ['votes alone', {}, 'Votes'],
    ['platforms alone', { ...streams, bayesianRating: null }, 'Platforms'],
  ])('title page with samples %s says so in one line', async (_what, of, said) => {
    await show(at(of));
    expect(await screen.findByText(new RegExp(`${said} on this page are sample data`))).toBeVisible();
  });

  it.each([
    ['no ratings', { bayesianRating: null, voteCount: null, rank: null, ratingIsSample: false }],
    ['real ratings', { bayesianRating: 7.6, voteCount: 12, rank: 1, ratingIsSample: false }],
  ])('title page with %s and no samples calls nothing one', async (_what, of) => {
    await show(at({ ...of, showingsAreSample: false }));
    expect(await screen.findByRole('region', { name: 'Rating' })).toHaveTextContent(
      of.bayesianRating?.toFixed(1) ?? 'Not enough ratings yet',
    );
    expect(screen.queryByText(/sample/i)).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Showtimes' })).not.toBeInTheDocument();
  });
});

describe('the plot in another language', () => {
  const inFrench = (of: Partial<TitleDetail>): ApiAnswers => ({
    ...at(),
    '/api/titles/slug/king-of-boys?lang=fr': { json: { ...title, ...of } },
  });
  const shown = { address: '/title/king-of-boys', pattern: '/title/:slug', language: 'fr' } as const;

  it.each([
    [true, 'says that it is a draft'],
    [false, 'says nothing of itself'],
  ])(
    'plot of a title is in the language of the page where it is translated; a draft (%s) %s',
    async (plotIsDraft) => {
      const plot = { plotSummary: 'Une femme d’affaires.', plotLanguage: 'fr', plotIsDraft } as const;
      const { requested } = await renderFragment(remote.pages.title, { ...shown, answers: inFrench(plot) });
      expect(await screen.findByText('Une femme d’affaires.')).not.toHaveAttribute('lang');
      expect(screen.queryAllByText('Draft translation')).toHaveLength(plotIsDraft ? 1 : 0);
      expect(screen.queryByText(/This text is in English/)).not.toBeInTheDocument();
      expect(requested).not.toContain('/api/titles/slug/king-of-boys');
    },
  );

  it('plot of a title is in English, and marked so, where it is not translated', async () => {
    await renderFragment(remote.pages.title, { ...shown, answers: inFrench({}) });
    const plot = await screen.findByText('A businesswoman reaches for office.');
    expect(plot).toHaveAttribute('lang', 'en');
    expect(plot).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText('This text is in English: it has not been translated yet.')).toBeVisible();
  });

  it('head of a title page describes it in the language of the page', async () => {
    const head = await headOf(remote.pages.title, {
      params: { slug: 'king-of-boys' },
      language: 'fr',
      answers: inFrench({ plotSummary: 'Une femme d’affaires.', plotLanguage: 'fr' }),
    });
    expect(head.description).toBe('Une femme d’affaires.');
  });
});

describe('plot and details', () => {
  it.each([
    ['film', 'MOVIE', '/api/titles/king-of-boys/credits'],
    ['series', 'SERIES', '/api/titles/king-of-boys/seasons'],
  ] as const)('plot of a stub says what the record of the %s lacks', async (noun, type, reads) => {
    await show(at({ type, isStub: true, plotSummary: null }, { [reads]: { json: [] } }));
    expect(await screen.findByText(new RegExp(`Little is known of this ${noun} yet`))).toBeVisible();
  });

  it('details tell the first language and country, year, minutes and genres', async () => {
    await show(at());
    expect(await screen.findByRole('heading', { level: 2, name: 'Plot Summary' })).toBeVisible();
    expect(screen.getByText('A businesswoman reaches for office.')).toBeVisible();
    expect(factOf('Release Year')).toHaveTextContent('2018');
    expect(factOf('Duration')).toHaveTextContent('182 minutes');
    expect(factOf('Language')).toHaveTextContent(/^Yoruba$/);
    expect(factOf('Country')).toHaveTextContent(/^Nigeria$/);
    expect(screen.getByRole('heading', { level: 2, name: 'Genres' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'crime' })).toHaveAttribute('href', '/movies?genre=crime');
  });

  it('details tell the platforms that stream a title as a sample, and the countries of those that do not everywhere', async () => {
    await show(
      at({
        streamingPlatforms: ['Netflix', 'Showmax', 'Hulu'],
        availabilityIsSample: true,
        offers: [
          offer('Netflix', ['Ghana', 'Nigeria', 'Kenya']),
          offer('Showmax', ['Nigeria']),
          offer('Hulu', null),
        ],
      }),
    );
    const places = within(await screen.findByRole('list', { name: 'Countries' }));
    expect(places.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Netflix in Ghana and Kenya',
      'Netflix, Showmax in Nigeria',
    ]);
    expect(factOf('Streaming')).toHaveTextContent(/^Netflix, Showmax, Hulu Sample/);
  });

  it('details say the platforms once where all of them stream a title in the same countries', async () => {
    const offers = [offer('Netflix', ['Nigeria', 'Kenya']), offer('Showmax', ['Nigeria', 'Kenya'])];
    await show(at({ streamingPlatforms: ['Netflix', 'Showmax'], offers }));
    await screen.findByRole('list', { name: 'Countries' });
    expect(factOf('Streaming')).toHaveTextContent(/^Netflix, Showmax In Nigeria and Kenya$/);
  });

  it('details tell the platforms alone where their countries are no limit', async () => {
    await show(at({ streamingPlatforms: ['Hulu'], offers: [offer('Hulu', null)] }));
    expect(await screen.findByText('Streaming', { selector: 'dt' })).toBeVisible();
    expect(factOf('Streaming')).toHaveTextContent(/^Hulu$/);
  });

  it('details lead to the companies that made and distributed a title, each with its source', async () => {
    const source = { where: 'A year book', url: 'https://example.org/book' };
    await show(
      at({
        companies: [
          { slug: 'loom', name: 'Loom', role: 'production', market: null, source: { ...source, url: null } },
          { slug: 'kite', name: 'Kite', role: 'production', market: null, source },
          { slug: 'loom', name: 'Loom', role: 'distribution', market: 'Ghana', source },
        ],
      }),
    );
    await screen.findByRole('heading', { level: 1, name: 'King of Boys' });
    expect(factOf('Production')).toHaveTextContent('LoomSource: A year bookKiteSource: A year book');
    expect(factOf('Distribution')).toHaveTextContent('Loom in GhanaSource: A year book');
    const [production, distribution] = screen.getAllByRole('link', { name: 'Loom' });
    expect(production).toHaveAttribute('href', '/company/loom');
    expect(distribution).toHaveAttribute('href', '/company/loom');
    expect(screen.getAllByRole('link', { name: 'A year book' })).toHaveLength(2);
  });

  it('details name no company where none is known', async () => {
    await show(at());
    await screen.findByRole('heading', { level: 1, name: 'King of Boys' });
    for (const label of ['Production', 'Distribution'])
      expect(screen.queryByText(label, { selector: 'dt' })).not.toBeInTheDocument();
  });

  it('details fall back to a dash, English and Nigeria, and to no genres', async () => {
    await show(at({ runtimeMins: null, languages: [], countries: [], genres: [] }));
    await screen.findByRole('heading', { level: 1, name: 'King of Boys' });
    expect(factOf('Duration')).toHaveTextContent(/^—$/);
    expect(factOf('Language')).toHaveTextContent('English');
    expect(factOf('Country')).toHaveTextContent('Nigeria');
    expect(screen.queryByRole('heading', { name: 'Genres' })).not.toBeInTheDocument();
  });
});

describe('the duration in the details', () => {
  it('is that of the title, without a word beside it, where it is known', async () => {
    await show(at({ runtimeMins: 182 }));
    await screen.findByRole('heading', { level: 1, name: 'King of Boys' });
    expect(factOf('Duration')).toHaveTextContent(/^182 minutes$/);
  });

  it('is left out of a series whose length is not known', async () => {
    await show(at({ type: 'SERIES', runtimeMins: null }));
    await screen.findByRole('heading', { level: 1, name: 'King of Boys' });
    expect(screen.queryByText('Duration')).not.toBeInTheDocument();
  });
});

describe('below the tabs', () => {
  const similarAt = '/api/titles/king-of-boys/similar';

  it('title page shows similar titles, each with two genres', async () => {
    const other = sampleTitle({ slug: 'omo', displayTitle: 'Omo Ghetto', genres: ['crime', 'drama', 'war'] });
    await show(at({}, { [similarAt]: { json: [other] } }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Similar Titles' })).toBeVisible();
    const card = within((await screen.findByRole('link', { name: 'Omo Ghetto' })).closest('article')!);
    expect(card.getByText('drama')).toBeVisible();
    expect(card.queryByText('war')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Omo Ghetto' })).toHaveAttribute('href', '/title/omo');
  });

  it('similar titles have their six places while they load, and fail alone', async () => {
    const { unmount } = await show(at({}, { [similarAt]: 'never' }));
    expect(await screen.findByRole('status', { name: 'Loading similar titles' })).toBeVisible();
    expect(screen.getAllByTestId('skeleton-card')).toHaveLength(6);
    unmount();
    await show(at({}, { [similarAt]: { status: 503 } }));
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'King of Boys' })).toBeVisible();
  });

  it('title page shows the showtimes of a title that theaters show, as a sample', async () => {
    await show(at({ showings: [sampleShowing()] }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Showtimes' })).toBeVisible();
    const theater = within(screen.getByRole('list', { name: 'Theaters' }));
    expect(theater.getByText('Filmhouse Lekki')).toBeVisible();
    expect(theater.getByText('Lagos (Nigeria) · 4,500 NGN')).toBeVisible();
    const times = within(theater.getByRole('list', { name: 'Showtimes, Filmhouse Lekki' }));
    expect(times.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['12:30', '18:00']);
    expect(screen.getByRole('link', { name: 'Find Showtimes' })).toHaveAttribute(
      'href',
      '/theaters#king-of-boys',
    );
  });

  it('title page shows no similar titles and no showtimes where none are known', async () => {
    await show(at());
    await screen.findByRole('heading', { level: 1, name: 'King of Boys' });
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Similar Titles' })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('heading', { name: 'Showtimes' })).not.toBeInTheDocument();
  });
});

describe('a title that is not there (yet)', () => {
  it('title page has a skeleton while the title loads', async () => {
    await show({ '/api/titles/slug/king-of-boys': 'never' });
    expect(screen.getByRole('status', { name: 'Loading title' })).toBeVisible();
  });

  it('title page is "Title Not Found" when the title is missing, with the way home', async () => {
    await show({});
    expect(await screen.findByRole('heading', { level: 1, name: 'Title Not Found' })).toBeVisible();
    expect(screen.getByText("The title you're looking for doesn't exist.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  });

  it('title page can be tried again when the title could not be read', async () => {
    await show({ '/api/titles/slug/king-of-boys': { status: 503 } });
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('what the title page says of itself', () => {
  it('head of the title page is name and year, with the slug as the one address', async () => {
    const headWhere = (facts: object) =>
      headOf(remote.pages.title, { params: { slug: 'king-of-boys' }, answers: at(facts) });
    const head = await headWhere({});
    expect(await headWhere({ isStub: true })).toEqual({ ...head, noIndex: true });
    expect(head).toEqual({
      title: 'King of Boys (2018)',
      description: 'A businesswoman reaches for office.',
      canonical: '/title/king-of-boys',
      social: {
        type: 'video.movie',
        image: '/social/title/king-of-boys.png',
        imageAlt: '“King of Boys (2018)” beside a patterned cloth',
      },
      structuredData: [
        expect.objectContaining({ '@type': 'Movie', name: 'King of Boys' }),
        expect.objectContaining({ '@type': 'BreadcrumbList' }),
      ],
    });
  });

  it.each([
    [404, { title: 'Title Not Found', status: 404 }],
    [500, { title: 'Title', status: 503 }],
  ])('head of the title page after a %i is %o', async (status, head) => {
    const answers: ApiAnswers = { '/api/titles/slug/x': { status } };
    expect(await headOf(remote.pages.title, { params: { slug: 'x' }, answers })).toEqual(head);
  });
});
