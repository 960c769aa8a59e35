import { render, screen } from '@testing-library/react';
import { UnseenHeading } from './unseen-heading.tsx';

it('is the heading of the page for a screen reader', () => {
  render(<UnseenHeading>Title</UnseenHeading>);
  expect(screen.getByRole('heading', { level: 1, name: 'Title' })).toBeInTheDocument();
});
