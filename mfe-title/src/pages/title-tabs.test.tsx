import type { ApiAnswers } from '@sinima/testing/render-fragment';
import { clothPath } from '@sinima/ui-kit/cloth-path';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, credit, factOf, review, show, title } from '../test/show-title.ts';

describe('the tab Cast & Crew', () => {
  it('tab Cast & Crew is open at a film, with the first four of the cast by billing order', async () => {
    const cast = ['E', 'D', 'C', 'B', 'A'].map((name, index) => credit(name, { billingOrder: 5 - index }));
    const crew = credit('Kemi', { roleCategory: 'DIRECTOR', department: 'Directing', billingOrder: 1 });
    const first = { ...cast.at(-1), characterName: 'Eniola' };
    await show(at({}, { '/api/titles/king-of-boys/credits': { json: [...cast.slice(0, -1), crew, first] } }));
    const list = within(await screen.findByRole('list', { name: 'Cast' }));
    expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['A', 'B', 'C', 'D']);
    expect(list.getByRole('link', { name: 'A' })).toHaveAttribute('href', '/person/slug-A');
    expect(list.getByText('as Eniola')).toBeVisible();
    expect(factOf('Directing')).toHaveTextContent('Kemi');
    expect(screen.getByRole('link', { name: 'View All Cast' })).toHaveAttribute(
      'href',
      '/title/king-of-boys/cast',
    );
    expect(screen.getByRole('link', { name: 'View All Crew' })).toHaveAttribute(
      'href',
      '/title/king-of-boys/crew',
    );
  });

  it('tab Cast & Crew draws a portrait from the person’s own country, as their page does', async () => {
    const person = { ...credit('A').person, country: 'Ghana' };
    await show(at({}, { '/api/titles/king-of-boys/credits': { json: [credit('A', { person })] } }));
    const list = within(await screen.findByRole('list', { name: 'Cast' }));
    expect(list.getByRole('presentation')).toHaveAttribute(
      'src',
      clothPath({ kind: 'portrait', slug: 'slug-A', genres: [], country: 'Ghana', year: null }),
    );
  });

  it('tab Cast & Crew leads to no list that is empty', async () => {
    const crew = credit('Kemi', { roleCategory: 'DIRECTOR', department: 'Directing' });
    const { unmount } = await show(at({}, { '/api/titles/king-of-boys/credits': { json: [crew] } }));
    expect(await screen.findByText('Cast information is not available for this title yet.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View All Cast' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View All Crew' })).toBeVisible();
    unmount();
    await show(at());
    expect(await screen.findByText('Crew information is not available for this title yet.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View All Crew' })).not.toBeInTheDocument();
  });

  it('tab Cast & Crew fails alone, and can be tried again', async () => {
    const failing: ApiAnswers = { '/api/titles/king-of-boys/credits': { status: 503, text: 'away' } };
    const { requested } = await show(at({}, failing));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { level: 1, name: 'King of Boys' })).toBeVisible();
    expect(requested.filter((path) => path.endsWith('/credits'))).toHaveLength(2);
  });
});

describe('the tab Reviews', () => {
  const reviewsAt = '/api/titles/king-of-boys/reviews?pageSize=5';

  it('tab Reviews shows five at most, with author, rating, age, likes and what is a sample', async () => {
    const reviews = [1, 2, 3, 4, 5, 6].map((id) => review(id, id === 1 ? { userId: 'system' } : {}));
    await show(at({}, { [reviewsAt]: { json: reviews } }), '?tab=reviews');
    expect(await screen.findByRole('heading', { level: 2, name: 'Critic Reviews' })).toBeVisible();
    expect(await screen.findByText(/Reviews on this page are sample data/)).toBeVisible();
    const articleOf = async (text: string) => within((await screen.findByText(text)).closest('article')!);
    const [first, second] = [await articleOf('Text 1'), await articleOf('Text 2')];
    expect(screen.queryByText('Text 6')).not.toBeInTheDocument();
    expect(screen.getByText('Text 5')).toBeVisible();
    expect(first.getByText('Professional Critic')).toBeVisible();
    expect(second.getByText('Verified User')).toBeVisible();
    expect(first.getByText('8').parentElement).toHaveTextContent('8/10');
    expect(second.getByText('2 days ago')).toBeVisible();
    expect(second.getByText('3 likes')).toBeVisible();
    expect(second.getByText('Sample')).toBeVisible();
  });

  it('tab Reviews says when there are none', async () => {
    await show(at({}, { [reviewsAt]: { json: [] } }), '?tab=reviews');
    expect(await screen.findByText('No reviews of this title yet.')).toBeVisible();
    expect(screen.queryByText(/Reviews on this page are sample data/)).not.toBeInTheDocument();
  });
});

describe('the further tabs', () => {
  it.each([
    ['technical', 'No technical details are known for this title yet.'],
    ['business', 'No figures are known for this title yet.'],
    ['trivia', 'No trivia is known for this title yet.'],
    ['media', 'No pictures or videos of this title are here yet.'],
  ])('tabs say in one line that %s has nothing to show', async (tab, line) => {
    await show(at({}, { '/api/titles/king-of-boys/awards': { json: [] } }), `?tab=${tab}`);
    expect(await screen.findByText(line)).toBeVisible();
  });

  it('tabs Technical and Business show what is known', async () => {
    const known = {
      technical: [{ label: 'Colour', value: 'Black and white' }],
      budget: { amount: 450000000, currency: 'NGN' },
    };
    const { unmount } = await show(at(known), '?tab=technical');
    await screen.findByRole('heading', { level: 2, name: 'Technical' });
    expect(factOf('Colour')).toHaveTextContent('Black and white');
    unmount();
    await show(at(known), '?tab=business');
    await screen.findByRole('heading', { level: 2, name: 'Business' });
    expect(factOf('Budget')).toHaveTextContent('NGN 450,000,000');
    expect(factOf('Box Office')).toHaveTextContent('—');
  });

  it('tab Business shows each published figure with its market, period and source', async () => {
    const source = { where: 'A year book', url: 'https://example.org/book' };
    const figure = { currency: 'NGN', market: 'Nigeria', year: null, until: null, precision: null, source };
    await show(
      at({
        boxOffice: { amount: 206000000, currency: 'NGN' },
        boxOfficeFigures: [
          { ...figure, amount: 206000000, precision: 'rounded', year: 2020 },
          { ...figure, amount: 187000000, precision: 'minimum', until: '2019-12-31' },
          { ...figure, amount: 95660662, year: 2018, source: { ...source, url: null } },
        ],
      }),
      '?tab=business',
    );
    const figures = within(await screen.findByRole('list', { name: 'Box office figures' }));
    expect(figures.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'about NGN 206,000,000 in Nigeria, in 2020Source: A year book',
      'at least NGN 187,000,000 in Nigeria, up to Dec 31, 2019Source: A year book',
      'NGN 95,660,662 in Nigeria, in 2018Source: A year book',
    ]);
    expect(figures.getAllByRole('link', { name: 'A year book' })).toHaveLength(2);
    expect(screen.queryByText('No figures are known for this title yet.')).not.toBeInTheDocument();
  });

  it('tab Trivia & Awards shows trivia and awards, won or not', async () => {
    const award = { award: 'AMAA', awardSlug: 'amaa', year: 2019, title, work: null, name: null };
    const mentions = [
      { ...award, won: true, category: 'Best Film', person: null },
      { ...award, won: false, category: 'Best Editing', person: null, name: 'An Editor' },
      {
        ...award,
        won: false,
        category: 'Best Actress',
        person: { id: 'x', slug: 'sola', name: 'Sola', headshotUrl: null, country: null },
      },
    ];
    await show(
      at({ trivia: ['It opened in 2018.'] }, { '/api/titles/king-of-boys/awards': { json: mentions } }),
      '?tab=trivia',
    );
    expect(await screen.findByText('It opened in 2018.')).toBeVisible();
    expect(await screen.findByText('Winner')).toBeVisible();
    expect(screen.getAllByText('Nominee')).toHaveLength(2);
    expect(screen.getByText(/· An Editor/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sola' })).toHaveAttribute('href', '/person/sola');
    expect(screen.getByRole('link', { name: 'AMAA, 2019' })).toHaveAttribute(
      'href',
      '/awards/amaa?year=2019',
    );
  });

  it('tabs say beforehand that they are empty', async () => {
    await show(at({ technical: [{ label: 'Colour', value: 'Black and white' }] }));
    for (const name of ['Business', 'Media'])
      expect(await screen.findByRole('link', { name })).toHaveAccessibleDescription('Nothing here yet');
    expect(screen.getByRole('link', { name: 'Technical' })).not.toHaveAccessibleDescription();
  });

  it('tabs of a title are links, so that each can be opened and shared', async () => {
    await show(at());
    const tab = await screen.findByRole('link', { name: 'Trivia & Awards' });
    expect(tab).toHaveAttribute('href', '/title/king-of-boys?tab=trivia');
    expect(screen.getByRole('link', { name: 'Cast & Crew' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('link', { name: 'Episodes' })).not.toBeInTheDocument();
  });
});
