import { renderFragment, type ApiAnswers } from '@sinima/testing/render-fragment';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteAccountMarks } from '../features/saved/account-marks.ts';
import remote from '../remote.ts';
import { limited, me, memberState, signIn, titleState } from '../test/samples.ts';
import { hearToasts } from '../test/toasts.ts';

const toasts = hearToasts();
beforeEach(() => noteAccountMarks('e'.repeat(24), []));
afterEach(() => signIn(false));

const stateCall = '/api/me/state?titles=lionheart';
const rating = '/api/me/ratings/lionheart';

const show = (answers: ApiAnswers = {}) =>
  renderFragment(remote.widgets.rate, {
    address: '/title/lionheart?tab=cast&utm_source=x',
    pattern: '/title/:slug',
    answers: { '/api/me': me, ...answers },
  });

const move = (value: number): void =>
  void fireEvent.change(screen.getByRole('slider', { name: 'Your rating' }), {
    target: { value: String(value) },
  });

describe('rating a title', () => {
  it('anonymous visitors get a plain link to sign in and back, and ask the API nothing', async () => {
    const { requested } = await show();
    expect(screen.getByRole('link', { name: 'Rate this title' })).toHaveAttribute(
      'href',
      '/api/login?return=%2Ftitle%2Flionheart%3Ftab%3Dcast',
    );
    expect(requested).toEqual([]);
  });

  it('a session that has ended gives the link, too', async () => {
    signIn();
    await show({ [stateCall]: { status: 401 } });
    expect(await screen.findByRole('link', { name: 'Rate this title' })).toBeVisible();
  });

  it('a member rates with one call for the state, and one write that carries the token', async () => {
    signIn();
    const { requested } = await show({
      [stateCall]: { json: memberState() },
      [`PUT ${rating}`]: { json: {} },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Rate this title' }));
    expect(requested).toEqual([stateCall]);
    move(8.5);
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '8.5 out of 10');
    await userEvent.click(screen.getByRole('button', { name: 'Rate it 8.5' }));
    expect(screen.getByText(/Your rating/)).toHaveTextContent('8.5 out of 10');
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('You rated this 8.5'));
    expect(requested.slice(1)).toEqual(['/api/me', `PUT ${rating} {"rating":8.5}`]);
    expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus();
  });

  it('undo brings the former rating back', async () => {
    signIn();
    const { requested } = await show({
      [stateCall]: { json: memberState({ titles: [titleState({ rating: 6 })] }) },
      [`DELETE ${rating}`]: { json: {} },
      [`PUT ${rating}`]: { json: {} },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('Rating withdrawn'));
    expect(screen.getByRole('button', { name: 'Rate this title' })).toBeVisible();
    await act(async () => toasts.at(-1)?.action?.act());
    expect(await screen.findByText(/Your rating/)).toHaveTextContent('6.0 out of 10');
    await waitFor(() => expect(requested.at(-1)).toBe(`PUT ${rating} {"rating":6}`));
  });

  it('a refused rating is as it was, and the reason is said', async () => {
    signIn();
    await show({
      [stateCall]: { json: memberState({ titles: [titleState({ rating: 6 })] }) },
      [`PUT ${rating}`]: { status: 429, text: '{"detail":"You do this too often."}' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    move(2);
    await userEvent.click(screen.getByRole('button', { name: 'Rate it 2.0' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({ variant: 'destructive', description: 'You do this too often.' });
    expect(screen.getByText(/Your rating/)).toHaveTextContent('6.0 out of 10');
  });

  it('a suspended account reads why, until when, and where to appeal, and has no forms', async () => {
    signIn();
    await show({ [stateCall]: { json: memberState({ limit: { ...limited, kind: 'suspended' } }) } });
    expect(await screen.findByText('Your account is suspended.')).toBeVisible();
    expect(screen.getByText(/until Feb 1, 2026. The reason: Three adverts/)).toBeVisible();
    expect(screen.getByRole('link', { name: /appeal/ })).toHaveAttribute('href', '/account/decisions');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('a state that cannot be read is asked for again', async () => {
    signIn();
    const { requested } = await show({ [stateCall]: { status: 503 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(requested).toEqual([stateCall, stateCall]));
  });
});

describe('a viewing', () => {
  const open = async (answer: ApiAnswers) => {
    signIn();
    const shown = await show({
      [stateCall]: {
        json: memberState({ titles: [titleState({ viewings: 2, lastWatchedOn: '2026-01-16' })] }),
      },
      ...answer,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add to diary' }));
    await userEvent.type(screen.getByLabelText('Where (optional)'), 'Lagos');
    await userEvent.click(screen.getByLabelText('I had seen it before'));
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-01-20' } });
    await userEvent.click(screen.getAllByRole('button', { name: 'Add to diary' }).at(-1)!);
    return shown;
  };

  it('goes into the diary with its day and place, and out again by undo', async () => {
    const { requested } = await open({
      'POST /api/me/diary': { json: { id: 'v1' } },
      'DELETE /api/me/diary/v1': { json: {} },
    });
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('Added to your diary'));
    expect(requested).toContain(
      'POST /api/me/diary {"title":"lionheart","watchedOn":"2026-01-20","isRewatch":true,"where":"Lagos"}',
    );
    await act(async () => toasts.at(-1)?.action?.act());
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('Taken out of your diary'));
    expect(screen.getByText(/You watched this 2 times, last on Jan 16, 2026/)).toBeVisible();
  });

  it('keeps what was typed where it is refused', async () => {
    await open({
      'POST /api/me/diary': {
        status: 400,
        text: '{"errors":[{"parameter":"watchedOn","message":"watchedOn is in the future"}]}',
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('watchedOn is in the future.');
    expect(screen.getByLabelText('Where (optional)')).toHaveValue('Lagos');
  });
});
