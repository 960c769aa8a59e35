import type { TitleCard } from '@sinima/contracts/api';
import type { FestivalDetail, FestivalEdition } from '../../api/openapi.ts';
import { down } from '@sinima/testing/answers';
import { readWaves } from '@sinima/testing/read-waves';
import { headOf, renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { samplePerson, sampleTitle } from '@sinima/testing/samples';
import { sampleEdition, sampleFestival } from '../test/sample-festival.ts';
import { screen, within } from '@testing-library/react';
import remote from '../remote.ts';

const all = '/api/festivals';
const one = '/api/festivals/slug/durban';
const durban = (countryTitles: TitleCard[] = [], editions: FestivalEdition[] = []): ApiAnswer => ({
  json: { ...sampleFestival(), countryTitles, editions } satisfies FestivalDetail,
});

describe('/festivals', () => {
  const visit = (answer: ApiAnswer) =>
    renderFragment(remote.pages.festivals, { address: '/festivals', answers: { [all]: answer } });

  it('festivals page names each festival, its place and the month in which it usually is', async () => {
    await visit({ json: [sampleFestival()] });
    expect(screen.getByRole('heading', { level: 1, name: 'Festivals' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Durban International Film Festival' })).toHaveAttribute(
      'href',
      '/festivals/durban',
    );
    expect(screen.getByText('Usually in July')).toBeVisible();
    expect(screen.getByText('Durban, South Africa · since 1979')).toBeVisible();
  });

  it('festivals page shows placeholders, an empty line, and the error area when the API fails', async () => {
    const waiting = await visit('never');
    expect(screen.getByRole('status', { name: 'Loading festivals' })).toBeVisible();
    waiting.unmount();
    const empty = await visit({ json: [] });
    expect(await screen.findByText('No festivals available.')).toBeVisible();
    empty.unmount();
    await visit(down);
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
  });
});

describe('/festivals/{slug}', () => {
  const { festival } = remote.pages;
  const visit = (answers: Record<string, ApiAnswer>) =>
    renderFragment(festival, { address: '/festivals/durban', pattern: '/festivals/:slug', answers });

  it('festival page says what the festival is and shows titles of its country', async () => {
    await visit({ [one]: durban([sampleTitle({ slug: 'tsotsi' })]) });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Durban International Film Festival' }),
    ).toBeVisible();
    expect(screen.getByText('Screenings across Durban and its townships.')).toBeVisible();
    expect(screen.getByText('First held in 1979.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'From South Africa' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'A Title' })).toHaveAttribute('href', '/title/tsotsi');
    expect(screen.getByText(/Ratings on this page are sample data/)).toBeVisible();
  });

  it.each([null, 7.6])(
    'festival page does not call the rating %s of a title a sample',
    async (bayesianRating) => {
      await visit({ [one]: durban([sampleTitle({ bayesianRating, ratingIsSample: false })]) });
      expect(await screen.findByRole('link', { name: 'A Title' })).toBeVisible();
      expect(screen.queryByText(/sample/i)).not.toBeInTheDocument();
    },
  );

  it('festival page shows what is known of an edition, with the way to its awards, people and titles', async () => {
    const juror = (name: string) => ({ person: null, name });
    const edition = sampleEdition({
      number: 40,
      begins: '2019-07-18',
      ends: '2019-07-28',
      place: 'Pietermaritzburg',
      prizes: { award: 'Durban Prizes', awardSlug: 'durban-prizes', count: 2 },
      juries: [
        {
          of: 'Features',
          president: { person: samplePerson({ slug: 'ada', name: 'Ada' }), name: null },
          members: [juror('Ben')],
        },
        { of: null, president: null, members: [juror('Chi')] },
      ],
      selections: [
        {
          section: 'Features in competition',
          titles: [
            { title: sampleTitle({ slug: 'tsotsi' }), work: null },
            { title: null, work: 'Far Away' },
          ],
        },
      ],
      sources: ['https://example.org/2019'],
    });
    await visit({ [one]: durban([], [edition]) });
    expect(await screen.findByRole('heading', { level: 2, name: 'Editions' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: '2019' })).toBeVisible();
    expect(screen.getByText('40th edition')).toBeVisible();
    expect(screen.getByText('Jul 18–28, 2019')).toBeVisible();
    expect(screen.getByText('Pietermaritzburg')).toBeVisible();
    expect(screen.getByRole('link', { name: '2 awards of 2019' })).toHaveAttribute(
      'href',
      '/awards/durban-prizes?year=2019',
    );
    const jury = within(screen.getByRole('list', { name: 'Jury: Features' })).getAllByRole('listitem');
    expect(jury.map(({ textContent }) => textContent)).toEqual(['Ada (president)', 'Ben']);
    expect(screen.getByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/person/ada');
    expect(screen.getByRole('list', { name: 'Jury' })).toHaveTextContent('Chi');
    const selected = within(screen.getByRole('list', { name: 'Features in competition' }));
    expect(selected.getByRole('link', { name: 'A Title' })).toHaveAttribute('href', '/title/tsotsi');
    expect(selected.getByText('Far Away')).toBeVisible();
    expect(screen.getByText('example.org/2019')).toHaveAttribute('href', 'https://example.org/2019');
  });

  it('festival page shows nothing of an edition that is not known', async () => {
    await visit({ [one]: durban([], [sampleEdition()]) });
    expect((await screen.findByRole('list', { name: 'Editions' })).textContent).toBe('2019');
  });

  it('festival page has its slot below what it says of the festival', async () => {
    await renderFragment(festival, {
      address: '/festivals/durban',
      pattern: '/festivals/:slug',
      answers: { [one]: durban() },
      slot: (name) => <p>{`Widgets of ${name}`}</p>,
    });
    const correct = await screen.findByText('Widgets of correct');
    expect(correct.previousElementSibling).toHaveTextContent('First held in 1979.');
  });

  it('festival page without editions has no section of them', async () => {
    await visit({ [one]: durban() });
    expect(await screen.findByText('First held in 1979.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Editions' })).not.toBeInTheDocument();
  });

  it('festival page says when no title of the country is known', async () => {
    await visit({ [one]: durban() });
    expect(await screen.findByText('No titles from South Africa yet.')).toBeVisible();
  });

  it('festival page has a head of its own, and reads in one wave', async () => {
    const head = await headOf(festival, { params: { slug: 'durban' }, answers: { [one]: durban() } });
    expect(head).toMatchObject({
      title: 'Durban International Film Festival',
      canonical: '/festivals/durban',
      social: { image: '/social/festival/durban.png' },
    });
    const place = { address: '/festivals/durban', pattern: '/festivals/:slug' };
    expect(await readWaves(festival, { ...place, answers: { [one]: durban() } })).toEqual([[one]]);
  });

  it('festival page says that a festival is not there, with a way to all festivals', async () => {
    await visit({});
    expect(await screen.findByRole('heading', { level: 1, name: 'Festival Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All Festivals' })).toHaveAttribute('href', '/festivals');
    expect(await headOf(festival, { params: { slug: 'durban' }, answers: {} })).toMatchObject({
      status: 404,
    });
  });

  it('festival page shows placeholders, and the error area when the API fails', async () => {
    const waiting = await visit({ [one]: 'never' });
    expect(screen.getByRole('status', { name: 'Loading the festival' })).toBeVisible();
    waiting.unmount();
    await visit({ [one]: down });
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
    expect(await headOf(festival, { params: { slug: 'durban' }, answers: { [one]: down } })).toMatchObject({
      status: 503,
    });
  });
});
