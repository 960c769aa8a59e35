import { renderInPage } from '@sinima/testing/render-in-page';
import { screen } from '@testing-library/react';
import { ActiveFilters } from './active-filters.tsx';

it('each active filter is a link to the page without it', () => {
  renderInPage(<ActiveFilters filters={[{ label: 'Nigeria', without: '/movies' }]} />);
  const link = screen.getByRole('link', { name: 'Remove filter Nigeria' });
  expect(link).toHaveAttribute('href', '/movies');
  expect(link).toHaveTextContent('Nigeria ×');
});

it('active filters are nothing where there are none', () => {
  renderInPage(<ActiveFilters filters={[]} />);
  expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
});
