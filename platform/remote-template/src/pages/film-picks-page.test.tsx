import { headOf, renderFragment, type ApiAnswer } from '@sinima/testing/render-fragment';
import { sampleList, sampleTitle } from '@sinima/testing/samples';
import { screen } from '@testing-library/react';
import config from '../../remote.config.ts';
import { DEFAULT_LIST } from '../features/film-picks/api/film-picks-query.ts';
import remote from '../remote.ts';

const page = remote.pages['film-picks'];
const params = { slug: DEFAULT_LIST };
const api = `/api/lists/slug/${DEFAULT_LIST}`;
const list: ApiAnswer = {
  json: sampleList({ titles: [sampleTitle({ slug: 'king-of-boys', displayTitle: 'King of Boys' })] }),
};

const visit = (answer: ApiAnswer) =>
  renderFragment(page, {
    address: '/film-picks',
    pattern: config.pages['film-picks'].paths[0],
    answers: { [api]: answer },
  });

it('film picks show each title, with a link to its page', async () => {
  await visit(list);
  expect(await screen.findByRole('link', { name: 'King of Boys' })).toHaveAttribute(
    'href',
    '/title/king-of-boys',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Film Picks' })).toBeVisible();
  expect(screen.getByText('1 title from 1 country')).toBeVisible();
});

it('film picks show placeholders while loading', async () => {
  await visit('never');
  expect(screen.getByRole('status', { name: 'Loading film picks' })).toBeVisible();
});

it('film picks say when there are none', async () => {
  await visit({ json: sampleList({ titles: [] }) });
  expect(await screen.findByText('Nothing is here yet.')).toBeVisible();
});

it('film picks that do not exist are "Not Found", with the way home', async () => {
  await visit({ status: 404 });
  expect(await screen.findByRole('heading', { level: 1, name: 'Film Picks Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});

it('film picks can be asked for again when the API fails', async () => {
  await visit({ status: 500 });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it.each<[string, ApiAnswer, object]>([
  ['names the page and describes it', list, { title: 'Film Picks', description: 'Twelve to begin with.' }],
  ['is a 404 when there is no such list', { status: 404 }, { title: 'Film Picks Not Found', status: 404 }],
  ['is a 503 when the API fails', { status: 500 }, { title: 'Film Picks', status: 503 }],
])('head of film picks %s', async (_what, answer, head) => {
  expect(await headOf(page, { params, answers: { [api]: answer } })).toEqual(head);
});
