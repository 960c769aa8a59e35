import { renderFragment } from '@sinima/testing/render-fragment';
import { screen } from '@testing-library/react';
import config from '../../remote.config.ts';
import remote from '../remote.ts';
import { at, review } from '../test/show-title.ts';

it('a title has its slots: beside the rating, over the reviews, and below its sources', async () => {
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
  const reviews = await screen.findByText('Widgets of reviews');
  expect(reviews.previousElementSibling).toHaveTextContent('Critic Reviews');
  expect(screen.getByText('Widgets of correct').previousElementSibling).toHaveTextContent('Cite this page');
  expect([...named].sort()).toEqual(Object.keys(config.pages.title.slots).sort());
});

it('a stub has the way to its correction below what its record lacks, and no second one', async () => {
  await renderFragment(remote.pages.title, {
    address: '/title/king-of-boys',
    pattern: config.pages.title.paths[0],
    answers: at({ isStub: true, plotSummary: null }),
    slot: (name) => <p>{`Widgets of ${name}`}</p>,
  });
  const correct = await screen.findByText('Widgets of correct');
  expect(correct.previousElementSibling).toHaveTextContent('Little is known of this film yet');
});
