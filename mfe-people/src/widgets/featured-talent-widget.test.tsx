import { renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { samplePerson } from '@sinima/testing/samples';
import { screen } from '@testing-library/react';
import remote from '../remote.ts';

const show = (answer: ApiAnswer) =>
  renderFragment(remote.widgets['featured-talent'], {
    address: '/',
    answers: { '/api/people/featured': answer },
  });

it('featured talent shows people with the beginning of their biography', async () => {
  await show({ json: [samplePerson({ slug: 'p', name: 'Genevieve Nnaji', bio: 'x'.repeat(80) })] });
  expect(await screen.findByRole('link', { name: 'Genevieve Nnaji' })).toHaveAttribute('href', '/person/p');
  expect(screen.getByText(`${'x'.repeat(50)}…`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/people');
});

it('featured talent waits with six placeholders', async () => {
  await show('never');
  expect(screen.getAllByTestId('skeleton-card')).toHaveLength(6);
});

it('featured talent says when there is nobody', async () => {
  await show({ json: [] });
  expect(await screen.findByText('No featured talent available at the moment.')).toBeVisible();
});
