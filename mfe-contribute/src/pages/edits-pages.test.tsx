import { counted } from '@sinima/testing/answers';
import { headOf, renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { screen } from '@testing-library/react';
import remote from '../remote.ts';
import { acceptedByVotes, author, edit } from '../test/samples.ts';

const ID = edit().id;

const showEdits = (search: string, asked: string, answer: ApiAnswer) =>
  renderFragment(remote.pages.edits, { address: `/contribute/edits${search}`, answers: { [asked]: answer } });

const showOne = (answer: ApiAnswer) =>
  renderFragment(remote.pages['one-edit'], {
    address: `/contribute/edits/${ID}`,
    pattern: '/contribute/edits/:id',
    answers: { [`/api/edits/${ID}`]: answer },
  });

it('edits that are not decided are listed, with the mark of a beginner', async () => {
  await showEdits('', '/api/edits?state=undecided&page=1&pageSize=24', counted([edit()]));
  expect(await screen.findByRole('link', { name: 'Lionheart' })).toHaveAttribute(
    'href',
    `/contribute/edits/${ID}`,
  );
  expect(screen.getByText('Running time, in minutes')).toBeVisible();
  expect(screen.getByText('Beginner')).toBeVisible();
  expect(screen.getByText(/0 for it, 0 against it/)).toBeVisible();
});

it('edits are asked for by state, country and author', async () => {
  const asked = '/api/edits?state=held&country=Kenya&author=4711&page=1&pageSize=24';
  await showEdits('?state=held&country=Kenya&author=4711', asked, counted([]));
  expect(await screen.findByText('There are no such edits.')).toBeVisible();
});

it.each(['?state=%22%3E%3Cscript%3E', `?country=${'x'.repeat(61)}`, '?author=1e30', '?author=-1'])(
  'an address that asks for nothing there is, %s, shows the edits that are not decided',
  async (search) => {
    await showEdits(search, '/api/edits?state=undecided&page=1&pageSize=24', counted([edit()]));
    expect(await screen.findByRole('link', { name: 'Lionheart' })).toBeVisible();
  },
);

it.each([
  [{ kind: 'visitor', displayName: null }, 'A visitor'],
  [{ kind: 'former-member', displayName: null }, 'A former member'],
  [{ kind: 'member', displayName: null }, 'A member'],
] as const)('an author %o is called %s', async (changes, name) => {
  await showEdits(
    '',
    '/api/edits?state=undecided&page=1&pageSize=24',
    counted([edit({ author: author(changes) })]),
  );
  expect(await screen.findByRole('link', { name })).toBeVisible();
});

it('one edit shows what was, what would be, and the source, and leads to its review', async () => {
  await showOne({ json: edit() });
  expect(await screen.findByText('59')).toBeVisible();
  expect(screen.getByText('95')).toBeVisible();
  expect(screen.getByText('Source: The credits on screen')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review this edit' })).toHaveAttribute(
    'href',
    `/api/me/edits/forms/review/${ID}`,
  );
});

it('of a record that becomes two, the other one is shown, and where it is meant', async () => {
  const split = {
    fields: [{ field: 'displayTitle', after: 'Lionheart 2' }],
    moves: [{ kind: 'award', slug: 'amvca' }],
  } as const;
  await showOne({
    json: edit({
      kind: 'split',
      into: 'lionheart-2',
      split: { fields: [...split.fields], moves: [...split.moves] },
    }),
  });
  expect(await screen.findByText('One record becomes two: Lionheart and lionheart-2.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Goes to lionheart-2' })).toBeVisible();
  expect(screen.getByText('Lionheart 2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Amvca' })).toHaveAttribute('href', '/awards/amvca');
});

it('a “no”, its answer and a conflict stand with their reasons', async () => {
  const votes = [
    { author: author(), accepts: false, reason: 'That is the trailer.', votedAt: '2026-01-17T00:00:00Z' },
  ];
  const answer = { text: 'See minute 90.', answeredAt: '2026-01-17T10:00:00Z' };
  const conflicts = [{ field: 'runtimeMins', before: 59, now: 60 }];
  await showOne({ json: edit({ votes, answer, conflicts }) });
  expect(await screen.findByText(/That is the trailer\./)).toBeVisible();
  expect(screen.getByText('Answer: See minute 90.')).toBeVisible();
  expect(screen.getByText(/was made from 59, and the record has 60 now/)).toBeVisible();
});

it('an accepted edit can be taken back', async () => {
  await showOne({ json: edit({ state: 'accepted', decision: acceptedByVotes }) });
  const form = (await screen.findByRole('button', { name: 'Take it back' })).closest('form')!;
  expect(form).toHaveAttribute('action', '/api/me/edits/forms/title/lionheart');
  expect(Object.fromEntries(new FormData(form))).toEqual({
    language: 'en',
    action: 'revert',
    reverts: '12',
  });
});

it('an edit that does not exist is not found', async () => {
  await showOne({ status: 404 });
  expect(await screen.findByRole('heading', { name: 'Edit Not Found' })).toBeVisible();
});

it('what was decided at once took no more than an hour', async () => {
  const statistics = {
    accepted: 1,
    refused: 0,
    undecided: 0,
    withEditors: 0,
    medianHours: 0,
    nineTenthsHours: 0,
  };
  await renderFragment(remote.pages.recent, {
    address: '/contribute/recent',
    answers: {
      '/api/edits/recent?page=1&pageSize=24': counted([edit({ state: 'accepted' })]),
      '/api/edits/statistics': { json: statistics },
    },
  });
  expect(await screen.findByText(/Half of the latest were decided within an hour\./)).toBeVisible();
});

it('an address that names no edit is not found, and asks for none', async () => {
  const page = remote.pages['one-edit'];
  expect(await headOf(page, { params: { id: 'lionheart' }, answers: {} })).toMatchObject({ status: 404 });
  const place = { address: '/contribute/edits/lionheart', pattern: '/contribute/edits/:id' };
  expect((await renderFragment(page, { ...place, answers: {} })).requested).toEqual([]);
  expect(await screen.findByRole('heading', { name: 'Edit Not Found' })).toBeVisible();
});

it('recent changes are listed, with their feed', async () => {
  await renderFragment(remote.pages.recent, {
    address: '/contribute/recent',
    answers: {
      '/api/edits/recent?page=1&pageSize=24': counted([edit({ state: 'accepted' })]),
      '/api/edits/statistics': {
        json: {
          accepted: 12,
          refused: 3,
          undecided: 2,
          withEditors: 0,
          medianHours: 50.5,
          nineTenthsHours: 168,
        },
      },
    },
  });
  expect(await screen.findByRole('link', { name: 'Lionheart' })).toBeVisible();
  expect(
    await screen.findByText(/12 accepted, 3 refused, 2 not decided\..*within 50\.5 hours/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Atom feed' })).toHaveAttribute(
    'href',
    '/feeds/recent-changes.atom',
  );
});

it('the history of a record has its changes with their reasons', async () => {
  const change = {
    sequence: 12,
    at: '2026-01-18T19:30:00.000Z',
    edit: ID,
    author: 4711,
    kind: 'change',
    record: { kind: 'title', slug: 'lionheart' },
    did: 'changed',
    hash: 'a'.repeat(64),
    fields: [{ field: 'credits', added: [{ person: 'nkem-owoh', role: 'ACTOR' }] }],
    comment: 'She stands in the church.',
  };
  await renderFragment(remote.pages.history, {
    address: '/contribute/history/title/lionheart',
    pattern: '/contribute/history/:kind/:slug',
    answers: { '/api/records/titles/lionheart/history?page=1&pageSize=24': counted([change]) },
  });
  expect(await screen.findByText('Nkem Owoh, Actor')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change 12' })).toHaveAttribute('href', `/contribute/edits/${ID}`);
});
