import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { FragmentBoundary } from './fragment-boundary.tsx';

let isBroken: boolean;

function Fragment(): ReactNode {
  if (isBroken) throw new Error('gone');
  return <p>The fragment</p>;
}

function show(answers: Partial<ComponentProps<typeof FragmentBoundary>>) {
  const onReset = jest.fn(() => {
    isBroken = false;
  });
  render(
    <FragmentBoundary
      resetKey="one"
      recovering={<p>Wait</p>}
      onError={() => undefined}
      beforeRetry={() => Promise.resolve()}
      {...answers}
      onReset={onReset}
    >
      <Fragment />
    </FragmentBoundary>,
  );
  return onReset;
}

beforeEach(() => {
  isBroken = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the boundary of a fragment', () => {
  it('boundary says that the fragment is taking a break when nothing can be done', () => {
    show({});
    expect(screen.getByRole('alert')).toHaveTextContent('taking a break');
  });

  it('boundary shows no error while the document is being loaded in its place, or its HTML stands', async () => {
    show({ onError: () => Promise.resolve('stays') });
    await act(() => Promise.resolve());
    expect(screen.getByText('Wait')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('boundary renders again what another version stands in for, without forgetting what is loaded', async () => {
    const onReset = show({
      onError: () => {
        isBroken = false;
        return Promise.resolve('replaced');
      },
    });
    expect(await screen.findByText('The fragment')).toBeVisible();
    expect(onReset).not.toHaveBeenCalled();
  });

  it('boundary says that the fragment is taking a break when neither a version nor the document comes', async () => {
    show({ onError: () => Promise.resolve('failed') });
    expect(await screen.findByRole('alert')).toHaveTextContent('taking a break');
  });

  it('boundary tries again in place', async () => {
    show({});
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('The fragment')).toBeVisible();
  });

  it('boundary leaves a retry to the document that is being loaded, where other versions are live by now', async () => {
    const onReset = show({ beforeRetry: () => new Promise(() => undefined) });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onReset).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Trying again…' })).toBeVisible();
  });
});
