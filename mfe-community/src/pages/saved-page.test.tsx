import { TOAST_EVENT, type ToastDetail } from '@sinima/contracts/events';
import { headOf, renderFragment, type ApiAnswers } from '@sinima/testing/render-fragment';
import { sampleTitle } from '@sinima/testing/samples';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.ts';

const toasts: ToastDetail[] = [];
const hear = (event: Event): void => void toasts.push((event as CustomEvent<ToastDetail>).detail);

beforeEach(() => {
  toasts.length = 0;
  localStorage.clear();
  window.addEventListener(TOAST_EVENT, hear);
});
afterEach(() => {
  window.removeEventListener(TOAST_EVENT, hear);
  jest.restoreAllMocks();
});

function save(mark: string, id: string, record: object): void {
  localStorage.setItem(`sinima:${mark}:${id}`, JSON.stringify(record));
}

const film = (name: string, year: number, savedAt: string) => ({
  kind: 'MOVIE',
  slug: name.toLowerCase(),
  name,
  year,
  country: 'Nigeria',
  genre: 'drama',
  picture: null,
  savedAt,
});

const visit = (answers: ApiAnswers = {}, address = '/saved') =>
  renderFragment(remote.pages.saved, { address, answers });

const section = (name: string) => within(screen.getByRole('region', { name: new RegExp(name) }));
const shownIn = (name: string): (string | null)[] =>
  section(name)
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

async function choose(name: string, ...lines: string[]): Promise<void> {
  const file = new File([lines.join('\n')], name, { type: 'text/csv' });
  // jsdom's files cannot be read so, as browsers' can.
  Object.assign(file, { arrayBuffer: () => Promise.resolve(new TextEncoder().encode(lines.join('\n'))) });
  await userEvent.upload(screen.getByLabelText('Import a list'), file);
}

it('saved page shows what was saved here, by mark, without asking the API', async () => {
  save('watchlist', 'a', film('Lionheart', 2018, '2026-01-02'));
  save('watchlist', 'b', film('Yaaba', 1989, '2026-01-03'));
  save('follow', 'p', {
    kind: 'PERSON',
    slug: 'genevieve-nnaji',
    name: 'Genevieve Nnaji',
    country: 'Nigeria',
  });
  const { requested } = await visit();
  expect(shownIn('Watchlist')).toEqual(['Yaaba', 'Lionheart']);
  expect(shownIn('Follows')).toEqual(['Genevieve Nnaji']);
  expect(section('Watchlist').getByRole('link', { name: 'Lionheart' })).toHaveAttribute(
    'href',
    '/title/lionheart',
  );
  expect(section('Watchlist').getByText('2018 · Nigeria')).toBeVisible();
  expect(section('Likes').getByText(/press the heart/)).toBeVisible();
  expect(requested).toEqual([]);
});

it('saved page says how to save where nothing is saved, and leads to where that is', async () => {
  await visit();
  expect(section('Watchlist').getByText(/press the ribbon/)).toBeVisible();
  expect(section('Follows').getByRole('link', { name: 'Browse people' })).toHaveAttribute('href', '/people');
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
});

it('saved page is sorted by name or by year, as its address says', async () => {
  save('like', 'a', film('Lionheart', 2018, '2026-01-02'));
  save('like', 'b', film('Abouna', 2002, '2026-01-03'));
  save('like', 'c', film('Zulu', 2021, '2026-01-01'));
  await visit();
  expect(shownIn('Likes')).toEqual(['Abouna', 'Lionheart', 'Zulu']);
  await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Newest first');
  expect(shownIn('Likes')).toEqual(['Zulu', 'Lionheart', 'Abouna']);
});

it('saved page removes one, keeps the focus in the list, and brings it back by undo', async () => {
  save('like', 'a', film('Lionheart', 2018, '2026-01-02'));
  save('like', 'b', film('Abouna', 2002, '2026-01-03'));
  await visit();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Abouna' }));
  expect(shownIn('Likes')).toEqual(['Lionheart']);
  expect(screen.getByRole('button', { name: 'Remove Lionheart' })).toHaveFocus();
  expect(toasts).toEqual([
    expect.objectContaining({ title: 'Removed from your likes', description: 'Abouna' }),
  ]);
  act(() => toasts[0]!.action!.act());
  expect(shownIn('Likes')).toEqual(['Abouna', 'Lionheart']);
});

const searchFor = (name: string, titles: object[]): ApiAnswers => ({
  [`/api/search?q=${encodeURIComponent(name)}&pageSize=10`]: {
    json: { titles: { total: titles.length, items: titles }, people: { total: 0, items: [] } },
  },
});

it('import shows what it found, lets the visitor choose among namesakes, and writes all of it at once', async () => {
  const half = (id: string, country: string) =>
    sampleTitle({ id, slug: id, displayTitle: 'Half', releaseYear: 2018, countries: [country] });
  await visit({
    ...searchFor('Lionheart', [sampleTitle({ id: 'a', displayTitle: 'Lionheart' })]),
    ...searchFor('Half', [half('b', 'Nigeria'), half('c', 'Kenya')]),
    ...searchFor('Heat', []),
  });
  await choose(
    'watchlist.csv',
    'Date,Name,Year,Letterboxd URI',
    '2024-01-01,Lionheart,2018,x',
    '2024-01-01,Half,2018,x',
    '2024-01-01,Heat,1995,x',
  );
  expect(await screen.findByText('1 found, 1 to choose, 1 not in Sinima.')).toBeVisible();
  expect(localStorage).toHaveLength(0);
  expect(screen.getByText('Heat (1995)')).toBeInTheDocument();
  const namesakes = within(screen.getByRole('group', { name: 'Half (2018)' }));
  await userEvent.click(namesakes.getByRole('radio', { name: 'Half (2018), Kenya' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 items' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(shownIn('Watchlist').sort()).toEqual(['Half', 'Lionheart']);
  expect(localStorage.getItem('sinima:watchlist:c')).toContain('"country":"Kenya"');
  expect(toasts).toEqual([{ title: 'Imported', description: '2 items added.' }]);
});

it('import that the browser has no room for says so, and leaves all as it was', async () => {
  save('like', 'z', film('Zulu', 2021, '2026-01-01'));
  await visit(searchFor('Lionheart', [sampleTitle({ id: 'a', displayTitle: 'Lionheart' })]));
  await choose('likes.csv', 'Date,Name,Year,Letterboxd URI', '2024-01-01,Lionheart,2018,x');
  const add = await screen.findByRole('button', { name: 'Add 1 item' });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(add);
  expect(screen.getByRole('alert')).toHaveTextContent('no room for all of it. Nothing was added');
  expect(Object.keys(localStorage)).toEqual(['sinima:like:z']);
});

it.each([
  ['a file that is no list', 'notes.csv', ['a,b', '1,2'], /“notes.csv” is no list that Sinima knows/],
  [
    'titles that could not be looked up',
    'likes.csv',
    ['Date,Name,Year,Letterboxd URI', '2024-01-01,Lionheart,2018,x'],
    /could not be looked up, and nothing was imported/,
  ],
])('import says one thing about %s', async (_what, name, lines, message) => {
  await visit();
  await choose(name, ...lines);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(localStorage).toHaveLength(0);
});

it('import of an export of Sinima asks the API nothing', async () => {
  const { requested } = await visit();
  await choose(
    'sinima.csv',
    'List,Kind,Name,Year,Country,Genre,Saved,Slug,Id,Picture',
    'like,MOVIE,Yaaba,1989,Burkina Faso,drama,2026-01-01,yaaba,a,',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 item' }));
  expect(shownIn('Likes')).toEqual(['Yaaba']);
  expect(requested).toEqual([]);
});

it.each([
  ['CSV', 'Export CSV', /^sinima-saved-\d{4}-\d{2}-\d{2}\.csv$/],
  ['JSON', 'Export JSON', /^sinima-saved-\d{4}-\d{2}-\d{2}\.json$/],
])('saved page exports what is saved as a file: %s', async (_format, label, fileName) => {
  save('like', 'a', film('Lionheart', 2018, '2026-01-02'));
  const written: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${written.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await visit();
  await userEvent.click(screen.getByRole('button', { name: label }));
  expect(names).toEqual([expect.stringMatching(fileName)]);
  expect(written[0]!.size).toBeGreaterThan('Lionheart'.length);
});

it('saved page is found at one address, however it is sorted', async () => {
  expect(await headOf(remote.pages.saved, { search: 'sort=name', answers: {} })).toMatchObject({
    title: 'Saved',
    canonical: '/saved',
  });
});
