import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './tooltip.tsx';

const show = () =>
  render(
    <>
      <Tooltip text="Kept in this browser">
        <button type="button">Watchlist</button>
      </Tooltip>
      <Tooltip text="Ten threads, ten points">
        <button type="button">Rate</button>
      </Tooltip>
    </>,
  );
const control = (name: string) => screen.getByRole('button', { name });

/** Lets time pass, and what was loaded in it arrive. */
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('a tooltip', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(async () => {
    await pass(1_000);
    jest.useRealTimers();
  });

  it('opens when its control has been pointed at for 700 ms', async () => {
    show();
    fireEvent.pointerEnter(control('Watchlist'));
    await pass(699);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Kept in this browser');
    expect(control('Watchlist')).toHaveAccessibleDescription('Kept in this browser');
  });

  it.each([
    [299, true],
    [301, false],
  ])('%i ms after another one was seen, opens at once: %p', async (later, atOnce) => {
    show();
    fireEvent.pointerEnter(control('Watchlist'));
    await pass(700);
    fireEvent.pointerDown(control('Watchlist'));
    await pass(later);
    fireEvent.pointerEnter(control('Rate'));
    await pass(0);
    expect(screen.queryAllByRole('tooltip')).toHaveLength(atOnce ? 1 : 0);
  });

  it('stays while it is pointed at itself, and goes when the pointer leaves', async () => {
    show();
    fireEvent.pointerEnter(control('Watchlist'));
    await pass(700);
    fireEvent.pointerLeave(control('Watchlist'));
    await pass(50);
    fireEvent.pointerEnter(screen.getByRole('tooltip'));
    await pass(5_000);
    expect(screen.getByRole('tooltip')).toBeVisible();
    fireEvent.pointerLeave(screen.getByRole('tooltip'));
    await pass(200);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('does not open where its control is pressed', async () => {
    show();
    fireEvent.pointerEnter(control('Watchlist'));
    fireEvent.pointerDown(control('Watchlist'));
    await pass(2_000);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});

it('a tooltip tells of its control when that is focused by keyboard, leaves the focus there, and goes with Escape', async () => {
  show();
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Kept in this browser');
  expect(control('Watchlist')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(control('Watchlist')).not.toHaveAccessibleDescription();
});
