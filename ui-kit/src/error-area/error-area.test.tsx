import { render, screen } from '@testing-library/react';
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

  it('asks for the page anew where no script can try again', () => {
    render(<ErrorArea />);
    expect(screen.getByText('Try again').closest('a')).toHaveAttribute('href', '');
  });
});
