import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog.tsx';

describe('a dialog', () => {
  const show = (onClose: () => void) =>
    render(
      <Dialog title="Trailer" description="Plays from the maker's channel." onClose={onClose}>
        <p>Film</p>
      </Dialog>,
    );

  it('is named by its title and described by its line', () => {
    show(jest.fn());
    const dialog = screen.getByRole('dialog', { name: 'Trailer' });
    expect(dialog).toHaveAccessibleDescription("Plays from the maker's channel.");
    expect(dialog).toContainElement(screen.getByText('Film'));
  });

  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    // jsdom does not turn Escape or a press beside it into the cancelling of a dialog, as browsers do.
    [
      'Escape',
      async () => void fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
    ],
  ])('is closed by %s', async (_how, close) => {
    const onClose = jest.fn();
    show(onClose);
    await close();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is not closed by a press on what it holds', async () => {
    const onClose = jest.fn();
    show(onClose);
    await userEvent.click(screen.getByText('Film'));
    expect(onClose).not.toHaveBeenCalled();
  });
});
