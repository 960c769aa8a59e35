import { renderFragment } from '@sinima/testing/render-fragment';
import { screen } from '@testing-library/react';
import remote from '../remote.ts';
import { me, signIn } from '../test/samples.ts';

beforeEach(() => localStorage.clear());
afterEach(() => signIn(false));

const show = () =>
  renderFragment(remote.widgets.saved, {
    address: '/saved?sort=name',
    pattern: '/saved',
    answers: {
      '/api/me': { json: { ...me.json, id: 'e'.repeat(24) } },
      'PUT /api/me/saved': { json: { items: [], count: 3 } },
    },
  });

it('anonymous visitors are told what an account is good for here, and ask nothing', async () => {
  const { requested } = await show();
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/api/login?return=%2Fsaved%3Fsort%3Dname',
  );
  expect(requested).toEqual([]);
});

it('members read that their account has the same', async () => {
  signIn();
  await show();
  expect(await screen.findByText(/Your account has 3 marks, the same on each device/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
});
