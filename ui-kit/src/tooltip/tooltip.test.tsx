import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './tooltip.tsx';

it('a tooltip tells of its control when that is focused, and goes with Escape', async () => {
  render(
    <Tooltip text="Kept in this browser">
      <button type="button">Watchlist</button>
    </Tooltip>,
  );
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Kept in this browser');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
