import type { PersonCredit, PersonDetail } from '@sinima/contracts/api';
import { headOf, renderArea, type ApiAnswer } from '@sinima/testing/render-area';
import { samplePerson, sampleTitle } from '@sinima/testing/samples';
import { screen, within } from '@testing-library/react';
import remote from '../../remote.ts';
import { lifeText } from './life-text.ts';

const { person } = remote.pages;
const ada: PersonDetail = {
  ...samplePerson({ slug: 'ada', name: 'Ada Obi', bio: 'Made films.' }),
  creditCount: 2,
};

const credit = (changes: Partial<PersonCredit>): PersonCredit => ({
  id: 'c',
  roleCategory: 'ACTOR',
  department: null,
  billingOrder: 1,
  characterName: null,
  isLeadRole: false,
  uncredited: false,
  title: sampleTitle({ slug: 'k', displayTitle: 'King' }),
  ...changes,
});

const answers = (of: PersonDetail, credits: PersonCredit[]): Record<string, ApiAnswer> => ({
  '/api/people/slug/ada': { json: of },
  [`/api/people/${of.id}/credits`]: { json: credits },
});

const visit = (given: Record<string, ApiAnswer>) =>
  renderArea(person, { address: '/person/ada', pattern: '/person/:slug', answers: given });

describe('a profile', () => {
  it('shows who the person is and what they worked on, acting first', async () => {
    await visit(
      answers(ada, [
        credit({ id: '1', roleCategory: 'DIRECTOR', department: 'Directing' }),
        credit({ id: '2', characterName: 'Eniola' }),
      ]),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Obi' })).toBeVisible();
    expect(screen.getByText('Made films.')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 3, name: 'Directing' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Acting',
      'Directing',
    ]);
    const [acting] = screen.getAllByRole('listitem');
    expect(within(acting!).getByRole('link', { name: 'King' })).toHaveAttribute('href', '/title/k');
    expect(acting).toHaveTextContent('as Eniola');
  });

  it('falls back where roles are not known, and has no row for what is not known', async () => {
    await visit(answers({ ...ada, roles: [], birthYear: null }, []));
    expect(await screen.findByText('Actor, Producer, Director')).toBeVisible();
    expect(screen.queryByText('Birth Year')).not.toBeInTheDocument();
    expect(await screen.findByText('No credits are known yet.')).toBeVisible();
  });

  it('says when there is no such person, with a 404', async () => {
    await visit({});
    expect(await screen.findByRole('heading', { level: 1, name: 'Person Not Found' })).toBeVisible();
    expect(screen.getByText("The person you're looking for doesn't exist.")).toBeVisible();
    expect(await headOf(person, { params: { slug: 'ada' }, answers: {} })).toMatchObject({ status: 404 });
  });

  it('waits, and takes a break when the API fails, with a 503', async () => {
    const { unmount } = await visit({ '/api/people/slug/ada': 'never' });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    unmount();
    const down: Record<string, ApiAnswer> = { '/api/people/slug/ada': { status: 500 } };
    await visit(down);
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
    expect(await headOf(person, { params: { slug: 'ada' }, answers: down })).toMatchObject({ status: 503 });
  });
});

describe('a life', () => {
  it.each([
    [{ birthYear: 1979, deathDate: null }, '47 years'],
    [{ birthYear: 1923, deathDate: '2007-06-09' }, '1923 – 2007'],
    [{ birthYear: null, deathDate: '2007' }, 'Died 2007'],
    [{ birthYear: null, deathDate: null }, null],
  ])('of %j is %s', (dates, text) => {
    expect(lifeText(dates, 2026)).toBe(text);
  });
});
