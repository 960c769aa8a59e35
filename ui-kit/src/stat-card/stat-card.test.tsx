import { render, screen } from '@testing-library/react';
import { StatCard } from './stat-card.tsx';

it.each([
  [1234, '1,234'],
  [0, '0'],
  [null, '—'],
])('a count of %s is shown as %s', (value, shown) => {
  render(
    <dl>
      <StatCard label="Titles" value={value} />
    </dl>,
  );
  expect(screen.getByRole('definition')).toHaveTextContent(shown);
});
