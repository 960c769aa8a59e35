import { renderInPage } from '@sinima/testing/render-in-page';
import { screen } from '@testing-library/react';
import { PastTheLastPage } from './past-the-last-page.tsx';

it.each([
  [1, 'There is one page.'],
  [17, 'There are 17 pages.'],
])('a page past the last of %d says so and leads to the first', (pageCount, text) => {
  renderInPage(<PastTheLastPage pageCount={pageCount} first="/movies" />);
  expect(screen.getByRole('heading', { name: 'This page is past the last one' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/movies');
});
