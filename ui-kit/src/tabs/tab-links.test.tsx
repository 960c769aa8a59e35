import { render, screen } from '@testing-library/react';
import type { CardLink } from '../card/title-card.tsx';
import { TabLinks } from './tab-links.tsx';

const Link: CardLink = ({ to, children, ...rest }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

it('tabs are links, of which the one that is shown says so', () => {
  const tabs = [
    { id: 'all', label: 'All', to: '/search' },
    { id: 'people', label: 'People', to: '/search?tab=people' },
  ];
  render(<TabLinks Link={Link} label="Results" tabs={tabs} current="people" />);
  expect(screen.getByRole('navigation', { name: 'Results' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/search');
});

it('a tab that is empty keeps its name and is described as empty', () => {
  const tabs = [
    { id: 'cast', label: 'Cast', to: '/?tab=cast' },
    { id: 'media', label: 'Media', to: '/?tab=media', isEmpty: true },
  ];
  render(<TabLinks Link={Link} label="Title" tabs={tabs} current="cast" />);
  expect(screen.getByRole('link', { name: 'Media' })).toHaveAccessibleDescription('Nothing here yet');
  expect(screen.getByRole('link', { name: 'Cast' })).not.toHaveAccessibleDescription();
});
