import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toasts, type Notice } from './toasts.tsx';

const welcome: Notice = { id: 1, title: 'Subscribed successfully!', description: 'Thank you.' };

describe('a toast', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('says what happened', () => {
    render(<Toasts notice={welcome} onRemove={jest.fn()} />);
    const toast = screen.getByRole('listitem');
    expect(toast).toHaveTextContent('Subscribed successfully!');
    expect(toast).toHaveTextContent('Thank you.');
    expect(toast).toHaveAttribute('data-variant', 'default');
  });

  it('looks otherwise where something did not go well', () => {
    render(
      <Toasts notice={{ id: 1, title: 'Email required', variant: 'destructive' }} onRemove={jest.fn()} />,
    );
    expect(screen.getByRole('listitem')).toHaveAttribute('data-variant', 'destructive');
  });

  it('offers one thing to do about it, and closes once that is done', () => {
    const act = jest.fn();
    render(
      <Toasts notice={{ id: 1, title: 'Removed', action: { label: 'Undo', act } }} onRemove={jest.fn()} />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(act).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('gives way to the next one', () => {
    const { rerender } = render(<Toasts notice={welcome} onRemove={jest.fn()} />);
    rerender(<Toasts notice={{ id: 2, title: 'Email required' }} onRemove={jest.fn()} />);
    expect(screen.getAllByRole('listitem')).toEqual([screen.getByText('Email required').closest('li')]);
  });

  it('is gone when it is closed, and asked to be removed 1,000,000 ms later', () => {
    const onRemove = jest.fn();
    render(<Toasts notice={welcome} onRemove={onRemove} />);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(999_999));
    expect(onRemove).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  it('closes by itself after 5,000 ms', () => {
    render(<Toasts notice={welcome} onRemove={jest.fn()} />);
    act(() => jest.advanceTimersByTime(4_999));
    expect(screen.getByRole('listitem')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });
});
