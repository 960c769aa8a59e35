import { down } from '@sinima/testing/answers';
import { headOf, renderFragment, type ApiAnswer, type ApiAnswers } from '@sinima/testing/render-fragment';
import { sampleTitle } from '@sinima/testing/samples';
import { sampleFestival } from '../test/sample-festival.ts';
import { screen, within } from '@testing-library/react';
import remote from '../remote.ts';
import { awardsBody, honour } from '../test/sample-award.ts';

const { awards } = remote.pages;
const highlightsAt = '/api/awards/highlights?year=2024';
const bodies = [
  awardsBody('amvca', { frequency: 'annual', usualMonth: 3 }),
  awardsBody('amaa', { frequency: 'annual', usualMonth: 2 }),
  awardsBody('fespaco', { frequency: 'biennial', usualMonth: 2 }),
];
const festivals = [7, 11, 10, 9].map((usualMonth) =>
  sampleFestival({
    id: `f-${usualMonth}`,
    slug: `f-${usualMonth}`,
    name: `Festival ${usualMonth}`,
    usualMonth,
  }),
);
const mention = { award: 'Awards amvca', awardSlug: 'amvca', year: 2024, won: true };
const film = sampleTitle({ slug: 'breath-of-life', displayTitle: 'Breath of Life' });
const highlights = [
  { ...mention, ...honour({ title: film }), label: 'Best Film', category: 'Best Movie' },
  {
    ...mention,
    ...honour({ title: film, person: 'BB Sasore' }),
    label: 'Best Director',
    category: 'Best Director',
  },
  { ...mention, ...honour({ person: 'Chimezie Imo' }), label: 'Rising Star', category: 'Trailblazer' },
];

const visit = (changes: Record<string, ApiAnswer> = {}) => {
  const answers: ApiAnswers = {
    '/api/awards': { json: bodies },
    '/api/festivals': { json: festivals },
    [highlightsAt]: { json: highlights },
    ...changes,
  };
  return renderFragment(awards, { address: '/awards', answers });
};

const listOf = async (name: string) => within(await screen.findByRole('list', { name }));

describe('Awards and Festivals', () => {
  it('awards page has three awards bodies: annual in March, annual in February, biennial in February', async () => {
    await visit();
    expect(screen.getByRole('heading', { level: 1, name: 'Awards and Festivals' })).toBeVisible();
    const cards = (await listOf('Awards')).getAllByRole('article');
    expect(cards).toHaveLength(3);
    expect(within(cards[0]!).getByText('Annual, usually in March')).toBeVisible();
    expect(within(cards[1]!).getByText('Annual, usually in February')).toBeVisible();
    expect(within(cards[2]!).getByText('Biennial, usually in February')).toBeVisible();
    expect(within(cards[2]!).getByRole('link')).toHaveAttribute('href', '/awards/fespaco');
  });

  it('awards page has four festivals: in July, November, October and September', async () => {
    await visit();
    const cards = (await listOf('Festivals')).getAllByRole('article');
    expect(cards.map((card) => within(card).getByText(/^Usually in/).textContent)).toEqual([
      'Usually in July',
      'Usually in November',
      'Usually in October',
      'Usually in September',
    ]);
    expect(within(cards[0]!).getByRole('link', { name: 'Festival 7' })).toHaveAttribute(
      'href',
      '/festivals/f-7',
    );
    expect(screen.getByRole('link', { name: 'All Festivals' })).toHaveAttribute('href', '/festivals');
  });

  it('awards page has the "2024 Award Highlights" with Best Film, Best Director and Rising Star', async () => {
    await visit();
    expect(screen.getByRole('heading', { level: 2, name: '2024 Award Highlights' })).toBeVisible();
    const strip = await listOf('2024 Award Highlights');
    expect(strip.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Best Film',
      'Best Director',
      'Rising Star',
    ]);
    expect(strip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Best FilmBreath of LifeAwards amvca',
      'Best DirectorBB Sasore for Breath of LifeAwards amvca',
      'Rising StarChimezie ImoAwards amvca',
    ]);
    expect(strip.getByRole('link', { name: 'Chimezie Imo' })).toHaveAttribute('href', '/person/chimezie-imo');
    expect(strip.getAllByRole('link', { name: 'Awards amvca' })[0]).toHaveAttribute(
      'href',
      '/awards/amvca?year=2024',
    );
  });

  it('awards page shows placeholders for each part in its own place', async () => {
    await visit({ '/api/awards': 'never', '/api/festivals': 'never', [highlightsAt]: 'never' });
    for (const name of ['Loading highlights', 'Loading awards', 'Loading festivals']) {
      expect(screen.getByRole('status', { name })).toBeVisible();
    }
  });

  it('awards page says in one line what is not known', async () => {
    await visit({
      '/api/awards': { json: [] },
      '/api/festivals': { json: [] },
      [highlightsAt]: { json: [] },
    });
    for (const line of [
      'No highlights of 2024 are known yet.',
      'No awards available.',
      'No festivals available.',
    ]) {
      expect(await screen.findByText(line)).toBeVisible();
    }
  });

  it.each([[highlightsAt], ['/api/awards'], ['/api/festivals']])(
    'awards page lets %s fail alone',
    async (address) => {
      await visit({ [address]: down });
      expect(await screen.findAllByText('This part of the site is taking a break')).toHaveLength(1);
    },
  );

  it('awards page is a 503 only where the awards themselves cannot be read', async () => {
    const answers = { '/api/festivals': { json: [] }, [highlightsAt]: down };
    expect(await headOf(awards, { answers: { ...answers, '/api/awards': { json: bodies } } })).toEqual({
      title: 'Awards and Festivals',
      description: expect.any(String),
      canonical: '/awards',
      feeds: ['awards.atom', 'festivals.ics'],
    });
    expect(await headOf(awards, { answers: { ...answers, '/api/awards': down } })).toMatchObject({
      status: 503,
    });
  });
});
