import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorArea } from './error-area.tsx';

describe('an area that failed', () => {
  it('says so and tries again when asked', async () => {
    const onRetry = jest.fn();
    render(<ErrorArea onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('This part of the site is taking a break');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('says that it tries while it does, and tries once at a time', async () => {
    let fail = (): void => undefined;
    const onRetry = jest.fn(() => new Promise<void>((resolve) => (fail = resolve)));
    render(<ErrorArea onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('alert')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Trying again…' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    act(() => fail());
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveAttribute('aria-busy', 'false');
  });

  it('asks for the page anew where no script can try again', () => {
    render(<ErrorArea />);
    expect(screen.getByText('Try again').closest('a')).toHaveAttribute('href', '');
  });
});
