import { render, screen } from '@testing-library/react';
import { SkeletonGrid } from './skeleton.tsx';

it('stands for as many cards as will come, and says what it waits for', () => {
  render(<SkeletonGrid count={12} label="Loading talent" />);
  expect(screen.getByRole('status', { name: 'Loading talent' })).toBeVisible();
  expect(screen.getAllByTestId('skeleton-card')).toHaveLength(12);
});
