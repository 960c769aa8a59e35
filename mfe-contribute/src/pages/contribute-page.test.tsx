import { down } from '@sinima/testing/answers';
import { headOf, renderFragment, type ApiAnswers } from '@sinima/testing/render-fragment';
import { sampleTitle } from '@sinima/testing/samples';
import { screen } from '@testing-library/react';
import remote from '../remote.ts';

const show = (answers: ApiAnswers = {}) =>
  renderFragment(remote.pages.contribute, { address: '/contribute', answers });

const headAt = (search: string) => headOf(remote.pages.contribute, { search, answers: {} });

it.each([
  ['title=lionheart', '/contribute/edit/title/lionheart'],
  ['person=mati-diop', '/contribute/edit/person/mati-diop'],
  ['page=https://sinima.example/title/lionheart/cast', '/contribute/edit/title/lionheart'],
])('contribute page with ?%s leads to the form of that record', async (search, address) => {
  expect(await headAt(search)).toMatchObject({ movedTo: address });
});

it('contribute page without a record stays where it is', async () => {
  expect(await headAt('')).not.toHaveProperty('movedTo');
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

it('contribute page says which titles lack what, each with the way to its form', async () => {
  const film = sampleTitle({ slug: 'hyenes', displayTitle: 'Hyènes', releaseYear: 1992 });
  const series = sampleTitle({
    slug: 'checkmate',
    displayTitle: 'Checkmate',
    type: 'SERIES',
    releaseYear: null,
  });
  const wanted = [
    { ...film, lacks: ['plot', 'length', 'source'] },
    { ...series, lacks: ['length'] },
  ];
  await show({ '/api/titles/wanted': { json: wanted } });
  const link = await screen.findByRole('link', { name: 'Hyènes (1992)' });
  expect(link).toHaveAttribute('href', '/contribute/edit/title/hyenes');
  expect(link.closest('li')).toHaveTextContent('lacks a plot, the running time and a source');
  expect(screen.getByText(/lacks the seasons$/)).toBeVisible();
});

it('contribute page says nothing of wanted titles where none is, nor where they cannot be read', async () => {
  for (const answer of [{ json: [] }, down]) {
    const { unmount } = await show({ '/api/titles/wanted': answer });
    expect(screen.queryByRole('heading', { name: 'Most wanted' })).not.toBeInTheDocument();
    unmount();
  }
});
