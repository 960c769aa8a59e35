import { renderFragment } from '@sinima/testing/render-fragment';
import { screen } from '@testing-library/react';
import remote from '../remote.ts';

const show = () => renderFragment(remote.pages.contribute, { address: '/contribute', answers: {} });

const headAt = (search: string) =>
  remote.pages.contribute.head({ params: {}, search: new URLSearchParams(search), data: undefined as never });

it.each([
  ['title=lionheart', '/contribute/edit/title/lionheart'],
  ['person=mati-diop', '/contribute/edit/person/mati-diop'],
  ['page=https://sinima.example/title/lionheart/cast', '/contribute/edit/title/lionheart'],
])('contribute page with ?%s leads to the form of that record', (search, address) => {
  expect(headAt(search)).toMatchObject({ movedTo: address });
});

it('contribute page without a record stays where it is', () => {
  expect(headAt('')).not.toHaveProperty('movedTo');
});

it('contribute page leads to the forms of new records', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'A new title' })).toHaveAttribute('href', '/contribute/new/title');
  expect(screen.getByRole('link', { name: 'A new person' })).toHaveAttribute(
    'href',
    '/contribute/new/person',
  );
});

it('contribute page leads to open edits and recent changes', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Open edits' })).toHaveAttribute('href', '/contribute/edits');
  expect(screen.getByRole('link', { name: 'Recent changes' })).toHaveAttribute('href', '/contribute/recent');
});

it('contribute page leads to the open catalogue and its licence', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'The whole catalogue' })).toHaveAttribute('href', '/api/dump');
  expect(screen.getByRole('link', { name: 'CC0 1.0' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/publicdomain/zero/1.0/',
  );
});
