/** The tooltips' delays of `docs/specification.md §9`, by the clock. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from './tooltip.tsx';

it('a tooltip opens when its control has been pointed at for 700 ms', () => {
  jest.useFakeTimers();
  render(
    <Tooltip text="Kept in this browser">
      <button type="button">Watchlist</button>
    </Tooltip>,
  );
  fireEvent.pointerMove(screen.getByRole('button'), { pointerType: 'mouse' });
  act(() => jest.advanceTimersByTime(699));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('tooltip')).toHaveTextContent('Kept in this browser');
});
