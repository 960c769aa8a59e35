import { renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { counted, down } from '@sinima/testing/answers';
import { screen, within } from '@testing-library/react';
import remote from '../remote.ts';
import config from '../../remote.config.ts';
import { memberList, memberReview } from '../test/samples.ts';

const reviews = '/api/member-reviews?sort=recent&pageSize=3';
const lists = '/api/member-lists?sort=most-liked&pageSize=3';

const showReviews = (answer: ApiAnswer) =>
  renderFragment(remote.widgets['latest-reviews'], { address: '/', answers: { [reviews]: answer } });

const showLists = (answer: ApiAnswer) =>
  renderFragment(remote.widgets['liked-lists'], { address: '/', answers: { [lists]: answer } });

it('home shows what members wrote last, and where the rest can be read', async () => {
  const { requested } = await showReviews(counted([memberReview()]));
  const review = within(await screen.findByRole('article'));
  expect(review.getByRole('link', { name: 'Lionheart' })).toHaveAttribute(
    'href',
    '/title/lionheart?tab=reviews',
  );
  expect(review.getByText('8.5 out of 10')).toBeVisible();
  expect(review.getByText('The road is the main character.')).toBeVisible();
  expect(review.getByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/members/ada');
  expect(requested).toEqual([reviews]);
});

it('home gives no story away, and no name of a private profile', async () => {
  await showReviews(counted([memberReview({ hasSpoilers: true, author: null, text: 'He was the father.' })]));
  const review = await screen.findByRole('article');
  expect(review).toHaveTextContent('This review tells how the story goes on.');
  expect(review).toHaveTextContent('A member');
  expect(review).not.toHaveTextContent('father');
});

it('home shows the beginning of a long review', async () => {
  await showReviews(counted([memberReview({ text: `${'Ọ̀'.repeat(200)}end` })]));
  expect(await screen.findByRole('article')).toHaveTextContent('…');
  expect(screen.getByRole('article')).not.toHaveTextContent('end');
});

it('home shows the lists that members like most', async () => {
  await showLists(counted([memberList()]));
  const list = within(await screen.findByRole('listitem'));
  expect(list.getByRole('link', { name: 'Without power' })).toHaveAttribute('href', '/member-lists/k1');
  expect(list.getByText('Ada · 2 titles · 3 likes')).toBeVisible();
});

it.each([
  ['reviews', showReviews],
  ['lists', showLists],
])('home shows no part without %s, nor where they cannot be read', async (_what, show) => {
  for (const answer of [counted([]), down]) {
    const { container, unmount } = await show(answer);
    expect(container).toHaveTextContent('');
    expect(container.querySelector('section')).toBeNull();
    unmount();
  }
});

it('parts of home bring no stylesheet: their markup has no class, and their declaration says so', async () => {
  for (const show of [
    () => showReviews(counted([memberReview()])),
    () => showLists(counted([memberList()])),
  ]) {
    const { container, unmount } = await show();
    await screen.findByRole('heading', { level: 2 });
    expect(container.querySelector('section[class], section [class]')).toBeNull();
    unmount();
  }
  expect(config.widgets['latest-reviews'].isStatic && config.widgets['liked-lists'].isStatic).toBe(true);
});
