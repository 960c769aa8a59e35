import { renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { sampleList, sampleTitle } from '@sinima/testing/samples';
import { many } from '@sinima/testing/answers';
import { screen } from '@testing-library/react';
import { DEFAULT_LIST } from '../features/film-picks/api/film-picks-query.ts';
import remote from '../remote.ts';

const show = (answer: ApiAnswer) =>
  renderFragment(remote.widgets['home-picks'], {
    address: '/',
    answers: { [`/api/lists/slug/${DEFAULT_LIST}`]: answer },
  });

it('home picks show the first six titles, and the way to all', async () => {
  const titles = many(7, (index) =>
    sampleTitle({ id: `${index}`, slug: `t${index}`, displayTitle: `Title ${index}` }),
  );
  await show({ json: sampleList({ titles }) });
  expect(await screen.findAllByRole('link', { name: /^Title/ })).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/film-picks');
});

it('home picks wait with placeholders', async () => {
  await show('never');
  expect(screen.getByRole('status', { name: 'Loading home picks' })).toBeVisible();
});

it('home picks say when there are none', async () => {
  await show({ json: sampleList({ titles: [] }) });
  expect(await screen.findByText('Nothing is here yet.')).toBeVisible();
});

it('home picks can be asked for again when the API fails', async () => {
  await show({ status: 500 });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
