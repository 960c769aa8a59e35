import { renderInPage } from '@sinima/testing/render-in-page';
import { screen } from '@testing-library/react';
import { listKind } from '../record-kinds/list.ts';
import { titleKind } from '../record-kinds/title.ts';
import { RecordNotFound } from './record-not-found.tsx';

it('screen of a missing record names it and leads home', () => {
  renderInPage(<RecordNotFound kind={titleKind} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Title Not Found' })).toBeInTheDocument();
  expect(screen.getByText("The title you're looking for doesn't exist.")).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});

it('screen of a missing record leads to all of its kind where it says so', () => {
  renderInPage(<RecordNotFound kind={listKind} back={{ to: '/lists', label: 'All Lists' }} />);
  expect(screen.getByRole('link', { name: 'All Lists' })).toHaveAttribute('href', '/lists');
});
