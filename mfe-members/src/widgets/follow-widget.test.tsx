import { saveEntry } from '@sinima/catalogue-ui/saved-storage';
import { renderFragment, type ApiAnswers } from '@sinima/testing/render-fragment';
import { act, waitFor } from '@testing-library/react';
import remote from '../remote.ts';
import { me, signIn } from '../test/samples.ts';

const id = '5f1d7f3a9b2c4d5e6f708192';
const ADA = {
  mark: 'follow',
  id,
  savedAt: '2026-01-02T00:00:00.000Z',
  record: {
    id,
    kind: 'PERSON',
    slug: 'ada',
    name: 'Ada',
    year: null,
    country: null,
    genre: null,
    picture: null,
  },
} as const;

beforeEach(() => localStorage.clear());
afterEach(() => signIn(false));

const show = (answers: ApiAnswers = {}) =>
  renderFragment(remote.widgets.follow, {
    address: '/person/ada',
    pattern: '/person/:slug',
    answers: { '/api/me': { json: { ...me.json, id: 'e'.repeat(24) } }, ...answers },
  });

it('anonymous visitors see nothing of it, and ask nothing', async () => {
  const { container, requested } = await show();
  expect(container.querySelector(':not(noscript)')).toBeNull();
  expect(requested).toEqual([]);
});

it('whom a member follows by the button of the page is followed in the account', async () => {
  signIn();
  const { requested } = await show({ 'PUT /api/me/saved': { json: { items: [], count: 0 } } });
  await waitFor(() => expect(requested.at(-1)).toBe('PUT /api/me/saved {"items":[]}'));
  act(() => void saveEntry(ADA));
  await waitFor(() =>
    expect(requested.at(-1)).toBe(
      `PUT /api/me/saved {"items":[{"mark":"follow","id":"${id}","changedAt":"2026-01-02T00:00:00.000Z","isRemoved":false}]}`,
    ),
  );
});

it('after signing out the marks of the account are not on the device', async () => {
  saveEntry(ADA);
  const noted = { member: 'e'.repeat(24), comparedAt: 0, marks: [`follow:${id}`], notTaken: [] };
  localStorage.setItem('sinima-account-marks', JSON.stringify(noted));
  await show();
  await waitFor(() => expect(localStorage).toHaveLength(0));
});
