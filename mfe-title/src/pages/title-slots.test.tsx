import { renderFragment } from '@sinima/testing/render-fragment';
import { screen } from '@testing-library/react';
import config from '../../remote.config.ts';
import remote from '../remote.ts';
import { at, review } from '../test/show-title.ts';

it('a title has its slots: beside the rating, and over the reviews', async () => {
  const named = new Set<string>();
  await renderFragment(remote.pages.title, {
    address: '/title/king-of-boys?tab=reviews',
    pattern: config.pages.title.paths[0],
    answers: at({}, { '/api/titles/king-of-boys/reviews': { json: [review(1)] } }),
    slot(name) {
      named.add(name);
      return <p>{`Widgets of ${name}`}</p>;
    },
  });
  const rate = await screen.findByText('Widgets of rate');
  expect(rate.previousElementSibling).toBe(screen.getByRole('region', { name: 'Rating' }));
  const reviews = screen.getByText('Widgets of reviews');
  expect(reviews.previousElementSibling).toHaveTextContent('Critic Reviews');
  expect([...named].sort()).toEqual(Object.keys(config.pages.title.slots).sort());
});
