import { toast } from '@sinima/runtime';
import { act, render, screen } from '@testing-library/react';
import { ToastRegion } from './toast-region.tsx';

let isOffline = false;
jest.mock('@sinima/ui-kit/toasts', () => {
  if (isOffline) throw new Error('Loading chunk toasts failed.');
  return { Toasts: ({ notice }: { notice: { title: string } }) => <p>Toast: {notice.title}</p> };
});

const show = async (title: string) => act(async () => toast({ title, description: 'In a few words.' }));

describe('ToastRegion without the code of toasts', () => {
  beforeEach(() => {
    isOffline = true;
    jest.resetModules();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <>
        <h1>The page</h1>
        <ToastRegion />
      </>,
    );
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('a toast whose code cannot be loaded is said in plain words, and the page stays', async () => {
    await show('Email required');
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Email required');
    expect(notice).toHaveTextContent('In a few words.');
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  });

  it('a toast in plain words goes after 5 s', async () => {
    jest.useFakeTimers();
    await show('Email required');
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('alert')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('a toast is shown at the next use once its code is there again', async () => {
    await show('Email required');
    await screen.findByRole('alert');
    isOffline = false;
    await show('Subscribed successfully!');
    expect(await screen.findByText('Toast: Subscribed successfully!')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a toast at the end of its document', () => {
  afterEach(() => {
    sessionStorage.clear();
    jest.restoreAllMocks();
  });

  const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')));
  const open = async (type = 'navigate') => {
    performance.getEntriesByType ??= () => [];
    jest
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ type } as unknown as PerformanceNavigationTiming]);
    return act(async () => render(<ToastRegion />));
  };

  it('goes with the visitor to the next document, once', async () => {
    isOffline = false;
    const { unmount } = await open();
    await show('Removed');
    leave();
    unmount();
    const next = await open();
    expect(await screen.findByText('Toast: Removed')).toBeVisible();
    next.unmount();
    await open();
    expect(screen.queryByText('Toast: Removed')).not.toBeInTheDocument();
  });

  it.each(['reload', 'back_forward'])('is not shown again by %s', async (type) => {
    isOffline = false;
    const { unmount } = await open();
    await show('Removed');
    leave();
    unmount();
    await open(type);
    expect(screen.queryByText('Toast: Removed')).not.toBeInTheDocument();
  });
});
