import { counted } from '@sinima/testing/answers';
import { renderFragment, type ApiAnswers } from '@sinima/testing/render-fragment';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.ts';
import { limited, me, memberReview, memberState, ownReview, signIn, titleState } from '../test/samples.ts';
import { hearToasts } from '../test/toasts.ts';

const toasts = hearToasts();
afterEach(() => signIn(false));

const listCall = '/api/member-reviews?title=lionheart&sort=most-liked&pageSize=10';
const stateCall = '/api/me/state?titles=lionheart&reviews=r1';
const ownCall = '/api/me/reviews/lionheart';

const show = (answers: ApiAnswers = {}) =>
  renderFragment(remote.widgets.reviews, {
    address: '/title/lionheart',
    pattern: '/title/:slug',
    answers: { '/api/me': me, [listCall]: counted([memberReview()]), ...answers },
  });

const showToMember = (state: Parameters<typeof memberState>[0], answers: ApiAnswers = {}) => {
  signIn();
  return show({ [stateCall]: { json: memberState(state) }, ...answers });
};

describe('reviews of a title by members', () => {
  it('anonymous visitors read them, and ask for nothing else', async () => {
    const { requested } = await show();
    expect(await screen.findByText('The road is the main character.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/members/ada');
    expect(screen.getByText('2 likes')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write a review' })).toHaveAttribute('rel', 'nofollow');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(requested).toEqual([listCall]);
  });

  it('a spoiler is closed until its reader opens it; a private author has no name', async () => {
    await show({ [listCall]: counted([memberReview({ hasSpoilers: true, author: null })]) });
    expect((await screen.findByText(/tells how the story goes on/)).closest('details')).not.toHaveAttribute(
      'open',
    );
    expect(screen.getByText('A member')).toBeVisible();
  });

  it('a title without reviews says so', async () => {
    await show({ [listCall]: counted([]) });
    expect(await screen.findByText('No member has reviewed this title yet.')).toBeVisible();
  });

  it('an API that is down is said', async () => {
    await show({ [listCall]: { status: 503 } });
    expect(await screen.findByText('This part of the site is taking a break')).toBeVisible();
  });

  it('a member likes one, at once', async () => {
    const { requested } = await showToMember(
      {},
      { 'PUT /api/me/likes/reviews/r1': { json: { isLiked: true, likes: 3 } } },
    );
    const like = await screen.findByRole('button', { name: 'Like the review by Ada, 2 likes' });
    await userEvent.click(like);
    expect(like).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(requested.at(-1)).toBe('PUT /api/me/likes/reviews/r1'));
    expect(await screen.findByText('3 likes')).toBeVisible();
  });

  it('a like that is refused is taken back', async () => {
    await showToMember({}, { 'PUT /api/me/likes/reviews/r1': { status: 503 } });
    await userEvent.click(await screen.findByRole('button', { name: /Like/ }));
    await waitFor(() => expect(toasts[0]?.variant).toBe('destructive'));
    expect(screen.getByRole('button', { name: /Like/ })).toHaveAttribute('aria-pressed', 'false');
  });

  it('a member reports one, with a reason and a note', async () => {
    const { requested } = await showToMember({}, { 'POST /api/reports': { json: {} } });
    await userEvent.click(await screen.findByRole('button', { name: 'Report the review by Ada' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Report' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'It advertises something' }));
    await userEvent.type(dialog.getByLabelText(/For the moderators/), 'A shop');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the report' }));
    await waitFor(() => expect(toasts[0]?.title).toBe('Reported'));
    expect(requested.at(-1)).toBe(
      'POST /api/reports {"kind":"review","subject":"r1","reason":"spam","note":"A shop"}',
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the member’s own review', () => {
  const write = async (text: string): Promise<void> => {
    await userEvent.click(await screen.findByRole('button', { name: 'Write a review' }));
    await userEvent.type(screen.getByLabelText('Your review, as plain text'), text);
    await userEvent.click(screen.getByLabelText('It tells how the story goes on'));
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  };

  it('is written as plain text; a new account is told that it is held, and until when', async () => {
    const held = ownReview({
      text: 'Quiet',
      hasSpoilers: false,
      state: 'held',
      heldUntil: '2026-01-17T19:30:00.000Z',
      why: 'Your account is new.',
    });
    const { requested } = await showToMember({}, { [`PUT ${ownCall}`]: { json: held } });
    await write('Quiet');
    expect(await screen.findByText(/Only you can read this yet/)).toHaveTextContent(
      'It is published on Jan 17, 2026, 7:30 PM UTC, unless a moderator decides before.',
    );
    expect(screen.getByText('The reason: Your account is new.')).toBeVisible();
    expect(requested.at(-1)).toBe(`PUT ${ownCall} {"text":"Quiet","hasSpoilers":true}`);
  });

  it.each([
    ['the API is down', { status: 503 }, /taking a break/],
    ['the session has ended', { status: 401 }, /Sign in in another tab/],
    [
      'it is refused',
      { status: 400, text: '{"errors":[{"message":"text has a link"}]}' },
      /text has a link\./,
    ],
  ])('stays typed where %s', async (_what, answer, words) => {
    await showToMember({}, { [`PUT ${ownCall}`]: answer });
    await write('Quiet');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText('Your review, as plain text')).toHaveValue('Quiet');
    expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled();
  });

  it('that was removed is told with the reason, and the way to appeal', async () => {
    await showToMember(
      { titles: [titleState({ hasReview: true })] },
      { [ownCall]: { json: ownReview({ state: 'removed', why: 'It is an advert.', decision: 'd1' }) } },
    );
    expect(await screen.findByText(/A moderator removed this review/)).toBeVisible();
    expect(screen.getByRole('link', { name: /appeal/ })).toHaveAttribute('href', '/account/decisions');
  });

  it('is deleted after a second question', async () => {
    const { requested } = await showToMember(
      { titles: [titleState({ hasReview: true })], ownReviews: ['r1'] },
      { [ownCall]: { json: ownReview() }, [`DELETE ${ownCall}`]: { json: {} } },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Delete your review' }));
    expect(requested).not.toContain(`DELETE ${ownCall}`);
    await userEvent.click(screen.getByRole('button', { name: 'Delete your review for good' }));
    expect(await screen.findByRole('button', { name: 'Write a review' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Like/ })).not.toBeInTheDocument();
  });

  it('a limited account writes none, and neither likes nor reports', async () => {
    await showToMember({ limit: limited });
    expect(await screen.findByText('Your account is limited.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
