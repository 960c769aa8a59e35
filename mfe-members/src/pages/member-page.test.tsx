import { counted } from '@sinima/testing/answers';
import { headOf, renderFragment, type ApiAnswers } from '@sinima/testing/render-fragment';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.ts';
import { me, memberList, memberReview, memberState, signIn } from '../test/samples.ts';
import { hearToasts } from '../test/toasts.ts';

const toasts = hearToasts();
afterEach(() => signIn(false));

const { member } = remote.pages;
const profile = {
  json: {
    handle: 'ada',
    displayName: 'Ada',
    country: 'Nigeria',
    bio: 'I watch everything from Kannywood.',
    memberSince: '2026-01-15',
  },
};
const reviews = '/api/member-reviews?member=ada&page=1&pageSize=10';
const lists = '/api/member-lists?member=ada&pageSize=24';

const answers: ApiAnswers = {
  '/api/members/ada': profile,
  [reviews]: counted([memberReview()]),
  '/api/me': me,
};

const visit = (more: ApiAnswers = {}, address = '/members/ada') =>
  renderFragment(member, { address, pattern: '/members/:handle', answers: { ...answers, ...more } });

describe('a public profile', () => {
  it('has name, country, bio and reviews; anonymous visitors ask nothing of their own', async () => {
    const { requested } = await visit();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
    expect(screen.getByText('Nigeria · Member since Jan 15, 2026')).toBeVisible();
    expect(screen.getByText('I watch everything from Kannywood.')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'Lionheart' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(requested).toEqual(['/api/members/ada', reviews]);
  });

  it('shows the public lists at an address of their own', async () => {
    await visit({ [lists]: counted([memberList()]) }, '/members/ada?tab=lists');
    expect(await screen.findByRole('link', { name: 'Without power' })).toHaveAttribute(
      'href',
      '/member-lists/k1',
    );
    expect(screen.getByText('2 titles')).toBeVisible();
  });

  it('that is private is not found, as one that does not exist', async () => {
    await visit({ '/api/members/ada': { status: 404 } });
    expect(await screen.findByRole('heading', { name: 'Member Not Found' })).toBeVisible();
  });

  it('that cannot be read says so', async () => {
    await visit({ '/api/members/ada': { status: 503 } });
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
  });

  it('is followed at once, and no more where the API refuses', async () => {
    signIn();
    const { requested } = await visit({
      '/api/me/state?members=ada': { json: memberState({ titles: [] }) },
      'PUT /api/me/follows/ada': { status: 403, text: '{"detail":"This is your own profile."}' },
    });
    const follow = await screen.findByRole('button', { name: 'Follow Ada' });
    await userEvent.click(follow);
    await waitFor(() => expect(toasts[0]?.description).toBe('This is your own profile.'));
    expect(requested.at(-1)).toBe('PUT /api/me/follows/ada');
    expect(follow).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('the head of a profile', () => {
  const head = (more: ApiAnswers = {}, handle = 'ada') =>
    headOf(member, { params: { handle }, answers: { ...answers, ...more } });

  it('names the member, and asks search engines to leave it out', async () => {
    expect(await head()).toMatchObject({ title: 'Ada', canonical: '/members/ada', noIndex: true });
  });

  it('moves to the handle as it is written', async () => {
    expect(await head({ '/api/members/ADA': profile }, 'ADA')).toMatchObject({ movedTo: '/members/ada' });
  });

  it.each([
    [404, 404, 'Member Not Found'],
    [500, 503, 'Member'],
  ])('is for the API’s %i a %i', async (answered, status, title) => {
    expect(await head({ '/api/members/ada': { status: answered } })).toEqual({ title, status });
  });
});
