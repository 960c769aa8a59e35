import { renderFragment, type ApiAnswers } from '@sinima/testing/render-fragment';
import { sampleTitle } from '@sinima/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.ts';
import { me, signIn } from '../test/samples.ts';

const id = '5f1d7f3a9b2c4d5e6f708192';

beforeEach(() => {
  signIn();
  localStorage.clear();
});
afterEach(() => {
  signIn(false);
  jest.restoreAllMocks();
});

const visit = (page: 'account-saved' | 'records', answers: ApiAnswers) =>
  renderFragment(remote.pages[page], { address: '/account/x', answers: { '/api/me': me, ...answers } });

describe('marks of the account', () => {
  const empty = { '/api/me/saved': { json: { items: [], count: 0 } } };

  it('are merged with those of this device, which then has them all', async () => {
    const here = { kind: 'MOVIE', slug: 'yaaba', name: 'Yaaba', savedAt: '2026-01-02T00:00:00.000Z' };
    localStorage.setItem(`sinima:like:${id}`, JSON.stringify(here));
    const there = {
      mark: 'watchlist',
      id: '5f1d7f3a9b2c4d5e6f708193',
      changedAt: '2026-01-03T00:00:00.000Z',
      isRemoved: false,
      title: sampleTitle({ displayTitle: 'Lionheart' }),
      person: null,
    };
    const { requested } = await visit('account-saved', {
      ...empty,
      'PUT /api/me/saved': { json: { items: [there], count: 2 } },
    });
    expect(await screen.findByText(/Your account has 0 marks/)).toHaveTextContent('This device has 1 mark.');
    await userEvent.click(screen.getByRole('button', { name: 'Merge with this device' }));
    expect(await screen.findByText(/Your account has 2 marks/)).toHaveTextContent('This device has 2 marks.');
    expect(requested.at(-1)).toBe(
      `PUT /api/me/saved {"items":[{"mark":"like","id":"${id}","changedAt":"2026-01-02T00:00:00.000Z","isRemoved":false}]}`,
    );
  });

  it('that the API does not take stay as they are, here too', async () => {
    await visit('account-saved', { ...empty, 'PUT /api/me/saved': { status: 503 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Merge with this device' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('taking a break');
    expect(localStorage).toHaveLength(0);
  });
});

describe('the export', () => {
  const part = (ratings: object[], next: string | null) => ({
    json: { format: 'sinima-member-1', exportedAt: '2026-01-16T19:30:00.000Z', ratings, diary: [], next },
  });

  it('is one file, of however many parts', async () => {
    const blobs: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    });
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { requested } = await visit('records', {
      '/api/me/export': part([{ rating: 8 }], '0.1'),
      '/api/me/export?after=0.1': part([{ rating: 2 }], null),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Download everything' }));
    await waitFor(() => expect(names).toEqual(['sinima-2026-01-16.json']));
    expect(requested.slice(1)).toEqual(['/api/me/export', '/api/me/export?after=0.1']);
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(blobs[0]!);
    });
    expect(JSON.parse(String(text))).toMatchObject({ ratings: [{ rating: 8 }, { rating: 2 }], next: null });
  });

  it('that breaks off says so, and is no file', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');
    await visit('records', { '/api/me/export': { status: 503 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Download everything' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('taking a break');
    expect(click).not.toHaveBeenCalled();
  });
});
