import type { PersonDetail } from '@sinima/contracts/api';
import { headOf, renderFragment, type ApiAnswers } from '@sinima/testing/render-fragment';
import { readWaves } from '@sinima/testing/read-waves';
import { samplePerson, sampleTitle } from '@sinima/testing/samples';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import remote from '../remote.ts';

const { person: page } = remote.pages;
const ada: PersonDetail = {
  ...samplePerson({ slug: 'ada', name: 'Ada Obi', bio: 'Made films.', birthPlace: 'Enugu' }),
  bioLanguage: 'en',
  bioIsDraft: false,
  creditCount: 2,
  ids: { imdb: null, wikidata: null },
  sources: [],
};
const personAt = '/api/people/slug/ada';
const creditsAt = '/api/people/ada/credits';
const awardsAt = '/api/people/ada/awards';

const at = (of: Partial<PersonDetail> = {}, others: ApiAnswers = {}): ApiAnswers => ({
  [personAt]: { json: { ...ada, ...of } },
  [creditsAt]: { json: [] },
  ...others,
});

const show = (answers: ApiAnswers, search = '') =>
  renderFragment(page, { address: `/person/ada${search}`, pattern: '/person/:slug', answers });

const factOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

describe('a person', () => {
  it('person page shows name, age, birthplace and work', async () => {
    await show(at({ birthDate: '1980-01-01', birthYear: 1980, roles: ['Actor', 'Writer'] }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Obi' })).toBeVisible();
    const glance = within(screen.getByRole('list', { name: 'At a glance' }));
    const age = new Date().getUTCFullYear() - 1980;
    expect(glance.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      `${age} years old`,
      'Enugu',
    ]);
    expect(screen.getByText('Actor, Writer', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('Made films.')).toBeVisible();
  });

  it('person page in another language asks for the biography in it, and says that it is a draft', async () => {
    const { requested } = await renderFragment(page, {
      address: '/person/ada',
      pattern: '/person/:slug',
      language: 'fr',
      answers: {
        [`${personAt}?lang=fr`]: {
          json: { ...ada, bio: 'A fait des films.', bioLanguage: 'fr', bioIsDraft: true },
        },
        [creditsAt]: { json: [] },
      },
    });
    expect(await screen.findByText('A fait des films.')).not.toHaveAttribute('lang');
    expect(screen.getByText('Draft translation')).toBeVisible();
    expect(requested).not.toContain(personAt);
  });

  it('person page has its slots: beside the button that follows them, and below the sources', async () => {
    await renderFragment(page, {
      address: '/person/ada',
      pattern: '/person/:slug',
      answers: at(),
      slot: (name) => <p>{`Widgets of ${name}`}</p>,
    });
    const button = await screen.findByRole('button', { name: /Follow Artist/ });
    expect(button.nextElementSibling).toHaveTextContent('Widgets of follow');
    const correct = screen.getByText('Widgets of correct');
    expect(correct.previousElementSibling).toHaveTextContent('Cite this page');
    expect(Object.keys(config.pages.person.slots)).toEqual(['follow', 'correct']);
  });

  it('person page shows both years and no age of a person who has died', async () => {
    await show(at({ birthYear: 1923, deathYear: 2007 }));
    expect(await screen.findByText('1923–2007')).toBeVisible();
    expect(screen.queryByText(/years old/)).not.toBeInTheDocument();
  });

  it('person page has the specified words where no work and no life story are known', async () => {
    await show(at({ roles: [], bio: null }));
    expect(await screen.findByText(/^Actor, Producer, Director/, { selector: 'p' })).toBeVisible();
    expect(screen.getByText('A biography of this person has not been written yet.')).toBeVisible();
  });

  it('person page has a row for each detail that is known, and none for what is not', async () => {
    await show(at({ birthYear: null }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Personal Details' })).toBeVisible();
    expect(factOf('Birthplace')).toHaveTextContent('Enugu');
    expect(factOf('Nationality')).toHaveTextContent('Nigerian');
    expect(factOf('Occupation')).toHaveTextContent('Actor');
    expect(screen.queryByText('Birth Year')).not.toBeInTheDocument();
  });

  it('person page has a button to follow the person, which is saved in this browser', async () => {
    const { unmount } = await show(at());
    await userEvent.click(await screen.findByRole('button', { name: 'Follow Artist' }));
    unmount();
    await show(at());
    const follow = await screen.findByRole('button', { name: 'Following' });
    expect(follow).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(follow);
    expect(follow).toHaveAttribute('aria-pressed', 'false');
    expect(follow).toHaveAccessibleName('Follow Artist');
  });
});

describe('the tabs of a person', () => {
  it('tabs of a person stand in the order of the specification, each with its address', async () => {
    await show(at());
    const tabs = within(await screen.findByRole('navigation', { name: 'About Ada Obi' }));
    expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
      'Filmography',
      'Awards',
      'Personal',
      'Business',
      'Media',
    ]);
    expect(tabs.getByRole('link', { name: 'Awards' })).toHaveAttribute('href', '/person/ada?tab=awards');
    expect(tabs.getByRole('link', { name: 'Filmography' })).toHaveAttribute('aria-current', 'page');
  });

  const credit = { department: null, billingOrder: 1, isLeadRole: false, uncredited: false };
  const king = sampleTitle({
    id: 'k',
    slug: 'king',
    displayTitle: 'King',
    type: 'SERIES',
    releaseYear: 2018,
  });
  const queen = sampleTitle({ id: 'q', slug: 'queen', displayTitle: 'Queen', releaseYear: 1999 });
  const credits = [
    { ...credit, id: '1', roleCategory: 'DIRECTOR', characterName: null, title: king },
    { ...credit, id: '2', roleCategory: 'ACTOR', characterName: 'Eniola', title: king },
    { ...credit, id: '3', roleCategory: 'ACTOR', characterName: null, uncredited: true, title: queen },
  ];

  it('tabs of a person list each title once, with all roles on it', async () => {
    await show(at({}, { [creditsAt]: { json: credits } }));
    expect(await screen.findAllByRole('link', { name: 'King' })).toHaveLength(1);
    const [, first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('2018 · Series');
    expect(first).toHaveTextContent('Actor, Director');
    expect(first).toHaveTextContent('as Eniola');
    expect(first).not.toHaveTextContent('Uncredited');
    expect(second).toHaveTextContent('Uncredited');
  });

  it('tabs of a person filter the titles by role, in the address', async () => {
    await show(at({}, { [creditsAt]: { json: credits } }), '?role=Director');
    const roles = within(await screen.findByRole('list', { name: 'Roles' }));
    expect(roles.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'All (2)',
      'Actor (2)',
      'Director (1)',
    ]);
    expect(roles.getByRole('link', { name: 'Director (1)' })).toHaveAttribute('aria-current', 'true');
    expect(roles.getByRole('link', { name: 'Actor (2)' })).toHaveAttribute('href', '/person/ada?role=Actor');
    expect(screen.queryByRole('link', { name: 'Queen' })).not.toBeInTheDocument();
  });

  it('tabs of a person have headings for the decades of a long filmography', async () => {
    const many = Array.from({ length: 13 }, (_unused, index) => ({
      ...credits[0]!,
      id: `c${index}`,
      title: { ...king, id: `t${index}`, releaseYear: index < 3 ? 2020 : 2019 },
    }));
    await show(at({}, { [creditsAt]: { json: many } }));
    const headings = await screen.findAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['2020s', '2010s']);
    expect(screen.queryByRole('list', { name: 'Roles' })).not.toBeInTheDocument();
  });

  it('tabs of a person tell awards, won or not', async () => {
    const mention = { award: 'AMAA', awardSlug: 'amaa', year: 2019, work: null, person: null, name: null };
    const mentions = [
      {
        ...mention,
        won: true,
        category: 'Best Actress',
        title: sampleTitle({ slug: 'king', displayTitle: 'King' }),
      },
      { ...mention, won: false, category: 'Best Director', title: null, work: 'Far Away' },
    ];
    await show(at({}, { [awardsAt]: { json: mentions } }), '?tab=awards');
    expect(await screen.findByText('Winner')).toBeVisible();
    expect(screen.getByText('Nominee')).toBeVisible();
    expect(screen.getByText(/· Far Away/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'AMAA, 2019' })).toHaveAttribute(
      'href',
      '/awards/amaa?year=2019',
    );
    expect(screen.getByRole('link', { name: 'King' })).toHaveAttribute('href', '/title/king');
  });

  it.each([
    ['filmography', 'No credits are known for this person yet.'],
    ['awards', 'No awards are known for this person yet.'],
    ['personal', 'No personal details are known for this person yet.'],
    ['business', 'No business details are known for this person yet.'],
    ['media', 'No pictures or videos of this person are here yet.'],
  ])('tabs of a person say in one line that %s has nothing to show', async (tab, line) => {
    const unknown = { birthYear: null, birthPlace: null, nationality: null, country: null };
    await show(at(unknown, { [awardsAt]: { json: [] } }), `?tab=${tab}`);
    expect(await screen.findByText(line)).toBeVisible();
  });

  it('tabs of a person tell the days that are known', async () => {
    const days = { birthDate: '1929-06-21', deathDate: '1977-03-30', deathYear: 1977 };
    await show(at(days), '?tab=personal');
    expect(await screen.findByRole('heading', { level: 2, name: 'Personal' })).toBeVisible();
    expect(factOf('Born')).toHaveTextContent('Jun 21, 1929');
    expect(factOf('Died')).toHaveTextContent('Mar 30, 1977');
  });

  it('tabs of a person tell the years where the days are not known', async () => {
    await show(at({ birthYear: 1929, deathYear: 1977 }), '?tab=personal');
    expect(await screen.findByRole('heading', { level: 2, name: 'Personal' })).toBeVisible();
    expect(factOf('Born')).toHaveTextContent('1929');
    expect(factOf('Died')).toHaveTextContent('1977');
  });

  it.each([
    ['filmography', creditsAt],
    ['awards', awardsAt],
  ])('tabs of a person let %s fail alone', async (tab, address) => {
    await show(at({}, { [address]: { status: 503 } }), `?tab=${tab}`);
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Ada Obi' })).toBeVisible();
  });
});

describe('a person who is not there (yet)', () => {
  it('person page shows a skeleton while the person loads', async () => {
    await show({ [personAt]: 'never' });
    expect(screen.getByRole('status', { name: 'Loading person' })).toBeVisible();
  });

  it('person page is "Person Not Found" when the person is missing, with a 404', async () => {
    await show({});
    expect(await screen.findByRole('heading', { level: 1, name: 'Person Not Found' })).toBeVisible();
    expect(screen.getByText("The person you're looking for doesn't exist.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    expect(await headOf(page, { params: { slug: 'ada' }, answers: {} })).toEqual({
      title: 'Person Not Found',
      status: 404,
    });
  });

  it('person page can be tried again when the person could not be read, with a 503', async () => {
    const down: ApiAnswers = { [personAt]: { status: 500 } };
    await show(down);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await headOf(page, { params: { slug: 'ada' }, answers: down })).toEqual({
      title: 'Person',
      status: 503,
    });
  });

  it.each([
    ['', [creditsAt]],
    ['?tab=awards', [awardsAt]],
    ['?tab=media', []],
  ])('person page at /person/ada%s reads in one wave, and no call twice', async (search, others) => {
    const answers = at({}, { [awardsAt]: { json: [] } });
    const waves = await readWaves(page, {
      address: `/person/ada${search}`,
      pattern: '/person/:slug',
      answers,
    });
    expect(waves).toEqual([[personAt, ...others]]);
  });
});
