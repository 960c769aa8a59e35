import { renderInPage } from '@sinima/testing/render-in-page';
import { screen } from '@testing-library/react';
import { ChipLinks } from './chip-links.tsx';

it('chips are links in a named list, the chosen one marked', () => {
  renderInPage(
    <ChipLinks
      label="Cities"
      chips={[
        { label: 'All', to: '/theaters' },
        { label: 'Lagos', to: '/theaters?city=Lagos', selected: true },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'Cities' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Lagos' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Lagos' })).toHaveAttribute('href', '/theaters?city=Lagos');
});
