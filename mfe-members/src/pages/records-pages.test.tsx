import { renderFragment, type ApiAnswers } from '@sinima/testing/render-fragment';
import { sampleTitle } from '@sinima/testing/samples';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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
  renderFragment(remote.pages[page], {
    address: '/account/x',
    answers: { '/api/me': { json: { ...me.json, id: 'e'.repeat(24) } }, ...answers },
  });

describe('marks of the account', () => {
  it('are on this device as well, and those of this device in the account', async () => {
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
      'PUT /api/me/saved': { json: { items: [there], count: 2 } },
    });
    expect(await screen.findByText(/Your account has 2 marks/)).toBeVisible();
    expect(requested).toContain(
      `PUT /api/me/saved {"items":[{"mark":"like","id":"${id}","changedAt":"2026-01-02T00:00:00.000Z","isRemoved":false}]}`,
    );
    expect(localStorage.getItem('sinima:watchlist:5f1d7f3a9b2c4d5e6f708193')).toContain('Lionheart');
  });

  it('that cannot be compared stay as they are, and are compared again when asked, or when there is a network', async () => {
    const { requested } = await visit('account-saved', { 'PUT /api/me/saved': { status: 503 } });
    expect(await screen.findByRole('alert')).toHaveTextContent(/taking a break.*is sent later/);
    expect(localStorage).toHaveLength(0);
    const calls = (): number => requested.filter((call) => call.startsWith('PUT')).length;
    expect(calls()).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls()).toBe(2));
    await screen.findByRole('alert');
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(calls()).toBe(3));
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
      '/api/me/keys': { json: [{ id, name: 'A script', createdOn: '2026-01-15', usedOn: null }] },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Download everything' }));
    await waitFor(() => expect(names).toEqual(['sinima-2026-01-16.json']));
    expect(requested.slice(1)).toEqual(['/api/me/export', '/api/me/export?after=0.1', '/api/me/keys']);
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(blobs[0]!);
    });
    expect(JSON.parse(String(text))).toMatchObject({
      ratings: [{ rating: 8 }, { rating: 2 }],
      apiKeys: [{ name: 'A script' }],
      next: null,
    });
  });

  it('that breaks off says so, and is no file', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');
    await visit('records', { '/api/me/export': { status: 503 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Download everything' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('taking a break');
    expect(click).not.toHaveBeenCalled();
  });
});

describe('the import', () => {
  async function choose(...lines: string[]): Promise<void> {
    const file = new File([lines.join('\n')], 'ratings.csv', { type: 'text/csv' });
    // jsdom's files cannot be read so, as browsers' can.
    Object.assign(file, { arrayBuffer: () => Promise.resolve(new TextEncoder().encode(lines.join('\n'))) });
    await userEvent.upload(await screen.findByLabelText('Choose a file'), file);
  }
  const columns = 'Date,Name,Year,Letterboxd URI,Rating';
  const candidate = {
    title: sampleTitle({ slug: 'half-2', displayTitle: 'Half', countries: ['Kenya'] }),
    directors: ['Ada'],
  };
  const outcome = (row: number, name: string, candidates: object[] = []) => ({
    row,
    outcome: name,
    title: null,
    candidates,
  });

  it('says what is in a file, sends it, and lets the member choose among namesakes', async () => {
    const { requested } = await visit('records', {
      'POST /api/me/import': {
        json: { rows: [outcome(0, 'imported'), outcome(1, 'unclear', [candidate]), outcome(2, 'missing')] },
      },
    });
    await choose(
      columns,
      '2024-01-01,Lionheart,2018,x,4',
      '2024-01-01,Half,2018,x,4',
      '2024-01-01,Heat,1995,x,4',
    );
    expect(await screen.findByText(/Letterboxd, “ratings.csv”: 3 lines/)).toBeVisible();
    expect(requested).toEqual(['/api/me']);
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText(/1 imported, 0 here already, 1 to choose, 1 not in Sinima/)).toBeVisible();
    expect(screen.getByText('Heat (1995)')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Half (2018), Kenya, Ada' }));
    await userEvent.click(screen.getByRole('button', { name: 'Import this one' }));
    expect(await screen.findByText('Half (2018): imported.')).toBeVisible();
    expect(requested.at(-1)).toContain('"title":"half-2"');
  });

  it('that stops goes on where it was', async () => {
    const { requested } = await visit('records', { 'POST /api/me/import': { status: 503 } });
    await choose(columns, '2024-01-01,Lionheart,2018,x,4');
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('taking a break');
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(requested.filter((call) => call.startsWith('POST'))).toHaveLength(2));
  });

  it('asks what bare lines mean', async () => {
    const { requested } = await visit('records', {
      'POST /api/me/import': { json: { rows: [outcome(0, 'kept')] } },
    });
    await choose('Date,Name,Year,Letterboxd URI', '2024-01-01,Lionheart,2018,x');
    await userEvent.selectOptions(
      await screen.findByLabelText(/1 line without rating/),
      'Titles that you like',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText(/1 here already/)).toBeVisible();
    expect(requested.at(-1)).toContain('"mark":"like"');
  });

  it('says what is wrong with a file', async () => {
    await visit('records', {});
    await choose('a,b', '1,2');
    expect(await screen.findByRole('alert')).toHaveTextContent('no export that can be read');
  });
});
