import { counted } from '@sinima/testing/answers';
import { renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { act, screen } from '@testing-library/react';
import remote from '../remote.ts';
import { memberList, memberReview } from '../test/samples.ts';

const places = {
  'recent-reviews': '/api/member-reviews?pageSize=3',
  'popular-lists': '/api/member-lists?sort=most-liked&pageSize=4',
} as const;

const show = (name: keyof typeof places, answer: ApiAnswer) =>
  renderFragment(remote.widgets[name], { address: '/', answers: { [places[name]]: answer } });

it('home shows the latest reviews of members under the name of their title', async () => {
  await show('recent-reviews', counted([memberReview()]));
  expect(await screen.findByRole('heading', { level: 3, name: 'Lionheart' })).toBeVisible();
});

it('home shows the lists that most members like', async () => {
  await show('popular-lists', counted([memberList()]));
  expect(await screen.findByRole('link', { name: 'Without power' })).toHaveAttribute(
    'href',
    '/member-lists/k1',
  );
});

it.each([
  ['recent-reviews', 'there are none', counted([])],
  ['popular-lists', 'there are none', counted([])],
  ['recent-reviews', 'they cannot be read', { status: 503 }],
  ['popular-lists', 'they are on their way', 'never'],
] as const)('home shows nothing of %s while %s', async (name, _when, answer) => {
  const { container } = await show(name, answer);
  await act(async () => undefined);
  expect(container).toBeEmptyDOMElement();
});
