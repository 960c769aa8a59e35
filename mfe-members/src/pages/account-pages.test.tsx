import { counted } from '@sinima/testing/answers';
import { renderFragment, type ApiAnswers } from '@sinima/testing/render-fragment';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.ts';
import { limited, me, memberReview, memberState, ownReview, signIn } from '../test/samples.ts';
import { hearToasts } from '../test/toasts.ts';

const toasts = hearToasts();
beforeEach(() => signIn());
afterEach(() => signIn(false));

const { pages } = remote;
const { title } = memberReview();
const viewing = {
  id: 'v1',
  title,
  watchedOn: '2026-01-16',
  isRewatch: true,
  where: 'Lagos',
  createdAt: '2026-01-16T19:30:00.000Z',
};
const diary = '/api/me/diary?page=1&pageSize=24';
const ratings = '/api/me/ratings?sort=highest&page=1&pageSize=24';

const visit = (page: keyof typeof pages, address: string, answers: ApiAnswers = {}) =>
  renderFragment(pages[page], { address, answers: { '/api/me': me, ...answers } });

describe('the account', () => {
  it('anonymous visitors are asked to sign in, and nothing is read', async () => {
    signIn(false);
    const { requested } = await visit('account', '/account');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/api/login?return=%2Faccount',
    );
    expect(requested).toEqual([]);
  });

  it('a session that has ended is the same', async () => {
    await visit('diary', '/account/diary', { '/api/me': { status: 401 } });
    expect(await screen.findByText('You are not signed in')).toBeVisible();
  });

  it('says that the profile is public, and what is limited; moderators read how much waits', async () => {
    await visit('account', '/account', {
      '/api/me/state': { json: memberState({ titles: [], limit: limited, openCases: 3 }) },
    });
    expect(await screen.findByRole('link', { name: 'your profile' })).toHaveAttribute(
      'href',
      '/members/amina',
    );
    expect(await screen.findByText('Your account is limited.')).toBeVisible();
    expect(screen.getByRole('link', { name: '3 cases for moderators' })).toHaveAttribute(
      'href',
      '/moderation',
    );
  });

  it('an account that cannot be read says so', async () => {
    await visit('account', '/account', { '/api/me': { status: 503 } });
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
  });
});

describe('the diary', () => {
  it('shows viewings, changes one in its place, and reads the diary anew', async () => {
    const { requested } = await visit('diary', '/account/diary', {
      [diary]: counted([viewing]),
      'PATCH /api/me/diary/v1': { json: viewing },
    });
    expect(await screen.findByText('Jan 16, 2026')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change the viewing of Lionheart' }));
    await userEvent.click(screen.getByLabelText('I had seen it before'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requested.at(-1)).toBe(diary));
    expect(requested.at(-2)).toBe(
      'PATCH /api/me/diary/v1 {"watchedOn":"2026-01-16","isRewatch":false,"where":"Lagos"}',
    );
  });

  it('takes a viewing out, and back by undo', async () => {
    const { requested } = await visit('diary', '/account/diary', {
      [diary]: counted([viewing]),
      'DELETE /api/me/diary/v1': { json: {} },
      'POST /api/me/diary': { json: viewing },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Take Lionheart out of the diary' }));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('Taken out of your diary'));
    await act(async () => toasts.at(-1)?.action?.act());
    await waitFor(() =>
      expect(requested).toContain(
        'POST /api/me/diary {"title":"lionheart","watchedOn":"2026-01-16","isRewatch":true,"where":"Lagos"}',
      ),
    );
  });

  it('that is empty says how it is filled', async () => {
    await visit('diary', '/account/diary', { [diary]: counted([]) });
    expect(await screen.findByText(/Your diary is empty/)).toBeVisible();
  });
});

describe('the ratings', () => {
  it('are in the order of the address, and withdrawn in their place', async () => {
    const { requested } = await visit('ratings', '/account/ratings?sort=highest', {
      [ratings]: counted([{ title, rating: 9, ratedAt: '2026-01-16T19:30:00.000Z' }]),
      'DELETE /api/me/ratings/lionheart': { json: {} },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change the rating of Lionheart' }));
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Not rated yet')).toBeVisible();
    await waitFor(() => expect(requested.at(-1)).toBe('DELETE /api/me/ratings/lionheart'));
  });
});

describe('the reviews', () => {
  it('say which are held, and are deleted after a second question', async () => {
    const list = '/api/me/reviews?page=1&pageSize=10';
    const { requested } = await visit('own-reviews', '/account/reviews', {
      [list]: counted([ownReview({ state: 'held', why: 'It has a link.' })]),
      'DELETE /api/me/reviews/lionheart': { json: {} },
    });
    expect(await screen.findByText(/A moderator looks at it first/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete your review of Lionheart' }));
    await userEvent.click(screen.getByRole('button', { name: /for good/ }));
    await waitFor(() => expect(requested.slice(-2)).toEqual(['DELETE /api/me/reviews/lionheart', list]));
  });
});
