import type { ApiAnswers } from '@sinima/testing/render-fragment';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, show } from '../../test/show-title.ts';

const season = (number: number, of: object = {}) => ({
  id: `season-${number}`,
  number,
  name: null,
  synopsis: null,
  episodeCount: 1,
  ...of,
});

const episode = (episodeNumber: number, name: string, of: object = {}) => ({
  id: name,
  episodeNumber,
  name,
  synopsis: null,
  runtimeMins: null,
  airDate: null,
  ...of,
});

const seasonsAt = '/api/titles/king-of-boys/seasons';
/** The episodes of the first season, or of the one of that number. */
const episodesAt = (number?: number) =>
  `/api/titles/king-of-boys/episodes${number === undefined ? '' : `?season=${number}`}`;
const series = (others: ApiAnswers) => at({ type: 'SERIES' }, others);

const twoSeasons = series({
  [seasonsAt]: { json: [season(1), season(2, { name: 'The Return', synopsis: 'She is back.' })] },
  [episodesAt()]: {
    json: [episode(1, 'Pilot', { synopsis: 'It begins.', runtimeMins: 48, airDate: '2021-08-27' })],
  },
  [episodesAt(2)]: { json: [episode(1, 'Homecoming')] },
});

describe('the tab Episodes', () => {
  it('tab Episodes is open at a series, with its first season', async () => {
    await show(twoSeasons);
    expect(await screen.findByRole('heading', { level: 4, name: 'Pilot' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Episodes' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Season 1' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('heading', { level: 3, name: 'Season 1' })).toBeVisible();
    const [line] = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('Pilot'));
    expect(line).toHaveTextContent('1Pilot48mAug 27, 2021It begins.');
  });

  it('tab Episodes shows the season that is chosen, by its name and with its synopsis', async () => {
    await show(twoSeasons);
    await userEvent.click(await screen.findByRole('link', { name: 'Season 2' }));
    expect(await screen.findByRole('heading', { level: 4, name: 'Homecoming' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'The Return' })).toBeVisible();
    expect(screen.getByText('She is back.')).toBeVisible();
    expect(screen.queryByText('Pilot')).not.toBeInTheDocument();
  });

  it('tab Episodes finds the season in the address', async () => {
    await show(twoSeasons, '?tab=episodes&season=2');
    expect(await screen.findByText('Homecoming')).toBeVisible();
  });

  it.each([
    ['seasons', series({ [seasonsAt]: 'never' })],
    ['episodes', series({ [seasonsAt]: { json: [season(1)] }, [episodesAt()]: 'never' })],
  ])('tab Episodes spins while %s load', async (what, answers) => {
    await show(answers);
    expect(await screen.findByRole('status', { name: `Loading ${what}` })).toBeVisible();
  });

  it('tab Episodes says that there are no seasons', async () => {
    await show(series({ [seasonsAt]: { json: [] } }));
    expect(await screen.findByText('No seasons available for this series.')).toBeVisible();
  });

  it.each([
    ['no episodes', 0, 'No episodes found for this season.'],
    ['how many episodes without names it has', 6, '6 episodes. Their names are not known yet.'],
  ])('tab Episodes says that a season has %s', async (_what, episodeCount, text) => {
    await show(
      series({ [seasonsAt]: { json: [season(1, { episodeCount })] }, [episodesAt()]: { json: [] } }),
    );
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('heading', { level: 4 })).not.toBeInTheDocument();
  });

  it('tab Episodes fails alone', async () => {
    await show(series({ [seasonsAt]: { json: [season(1)] }, [episodesAt()]: { status: 503 } }));
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Season 1' })).toBeVisible();
  });
});
