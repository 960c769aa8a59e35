import { samplePerson } from '@sinima/testing/samples';
import { renderFragment, type ApiAnswers } from '@sinima/testing/render-fragment';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.ts';
import { me, memberState, signIn } from '../test/samples.ts';
import { hearToasts } from '../test/toasts.ts';

const toasts = hearToasts();
afterEach(() => signIn(false));

const stateCall = '/api/me/state?people=ada';
const state = { json: memberState({ titles: [], people: [{ slug: 'ada', isFollowed: false }] }) };

const show = (answers: ApiAnswers) =>
  renderFragment(remote.widgets.follow, {
    address: '/person/ada',
    pattern: '/person/:slug',
    answers: {
      '/api/me': me,
      '/api/people/slug/ada': { json: samplePerson({ id: '5f1d7f3a9b2c4d5e6f708192', slug: 'ada' }) },
      ...answers,
    },
  });

it('anonymous visitors see nothing of it, and ask nothing', async () => {
  const { container, requested } = await show({});
  expect(container).toHaveTextContent('');
  expect(container.querySelector('a, button')).toBeNull();
  expect(requested).toEqual([]);
});

it('a member follows somebody in the account, by the id of the record', async () => {
  signIn();
  const { requested } = await show({
    [stateCall]: state,
    'PUT /api/me/saved': { json: { items: [], count: 1 } },
  });
  await userEvent.click(await screen.findByRole('button', { name: '+ Follow in your account' }));
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Followed in your account');
  await waitFor(() =>
    expect(requested.at(-1)).toMatch(
      /^PUT \/api\/me\/saved \{"items":\[\{"mark":"follow","id":"5f1d7f3a9b2c4d5e6f708192","changedAt":"[^"]+","isRemoved":false\}\]\}$/,
    ),
  );
});

it('a refusal takes it back', async () => {
  signIn();
  await show({ [stateCall]: state, 'PUT /api/me/saved': { status: 503 } });
  await userEvent.click(await screen.findByRole('button', { name: '+ Follow in your account' }));
  await waitFor(() => expect(toasts[0]?.title).toBe('Not saved'));
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
});
