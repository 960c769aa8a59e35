import type { SavedEntry } from '@sinima/catalogue-ui/saved-entry';
import { readEntries, removeEntry, saveEntry } from '@sinima/catalogue-ui/saved-storage';
import { answerApi } from '@sinima/testing/render-fragment';
import { sampleTitle } from '@sinima/testing/samples';
import type { SavedMark } from '../../../api/openapi.ts';
import { me } from '../../test/samples.ts';
import { readAccountMarks, removeAccountMarks } from './account-marks.ts';
import { compareMarks, hasChanged, mayDiffer } from './compare-marks.ts';

const [A, B, C] = ['a', 'b', 'c'].map((letter) => letter.repeat(24)) as [string, string, string];
const MEMBER = 'e'.repeat(24);

const entry = (id: string): SavedEntry => ({
  mark: 'like',
  id,
  savedAt: '2026-01-02T00:00:00.000Z',
  record: { id, kind: 'MOVIE', slug: id, name: id, year: null, country: null, genre: null, picture: null },
});

const mark = (id: string, isRemoved = false): SavedMark => ({
  mark: 'like',
  id,
  changedAt: '2026-01-03T00:00:00.000Z',
  isRemoved,
  title: isRemoved ? null : sampleTitle({ id }),
  person: null,
});

/** The account answers with these marks; returns what is sent. */
function accountHas(...items: SavedMark[]): () => { id: string; isRemoved: boolean }[] {
  const requested = answerApi({
    '/api/me': me,
    'PUT /api/me/saved': { json: { items, count: items.filter(({ isRemoved }) => !isRemoved).length } },
  });
  return () => {
    const sent = JSON.parse(requested.at(-1)!.replace(/^\S+ \S+ /, '')) as { items: SavedMark[] };
    return sent.items.map(({ id, isRemoved }) => ({ id, isRemoved }));
  };
}

const here = (): string[] =>
  readEntries()
    .map(({ id }) => id)
    .toSorted();

beforeEach(() => localStorage.clear());

it('the first time account and device have what either had', async () => {
  saveEntry(entry(A));
  const sent = accountHas(mark(A), mark(B));
  expect(mayDiffer()).toBe(true);
  await compareMarks(MEMBER);
  expect(sent()).toEqual([{ id: A, isRemoved: false }]);
  expect(here()).toEqual([A, B]);
  expect(mayDiffer()).toBe(false);
  expect(mayDiffer(new Date(Date.now() + 700_000))).toBe(true);
});

it('what changes here afterwards, without a network too, is what is sent', async () => {
  saveEntry(entry(A));
  accountHas(mark(A));
  await compareMarks(MEMBER);
  removeEntry({ mark: 'like', id: A });
  saveEntry(entry(B));
  answerApi({ '/api/me': me, 'PUT /api/me/saved': { status: 503 } });
  await expect(compareMarks(MEMBER)).rejects.toMatchObject({ status: 503 });
  expect([here(), mayDiffer()]).toEqual([[B], true]);
  const sent = accountHas(mark(A, true), mark(B), mark(C));
  await compareMarks(MEMBER);
  expect(sent()).toEqual([
    { id: B, isRemoved: false },
    { id: A, isRemoved: true },
  ]);
  expect([here(), mayDiffer()]).toEqual([[B, C], false]);
});

it('what another device took away goes here, too', async () => {
  saveEntry(entry(A));
  accountHas(mark(A));
  await compareMarks(MEMBER);
  const sent = accountHas(mark(A, true));
  await compareMarks(MEMBER);
  expect([sent(), here()]).toEqual([[], []]);
});

it('after signing out the account’s marks leave the device, and those of another member are not mixed with them', async () => {
  saveEntry(entry(A));
  accountHas(mark(A), mark(B));
  await compareMarks(MEMBER);
  saveEntry(entry(C));
  const sent = accountHas(mark(C));
  await compareMarks('f'.repeat(24));
  expect([sent(), here()]).toEqual([[{ id: C, isRemoved: false }], [C]]);
  removeAccountMarks();
  expect([here(), readAccountMarks()]).toEqual([[], undefined]);
});

it('a mark of a record that is gone is told once, and stays on the device', async () => {
  saveEntry(entry(A));
  accountHas(mark(B));
  await compareMarks(MEMBER);
  expect([here(), hasChanged()]).toEqual([[A, B], false]);
  removeAccountMarks();
  expect(here()).toEqual([A]);
});

it('where the browser stores nothing, each page compares once', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  accountHas(mark(A));
  await expect(compareMarks(MEMBER)).resolves.toMatchObject({ count: 1, isFull: true });
  expect([hasChanged(), mayDiffer()]).toEqual([false, true]);
  jest.restoreAllMocks();
});

it('a note that cannot be read is none', () => {
  localStorage.setItem('sinima-account-marks', '{"member":7}');
  expect(readAccountMarks()).toBeUndefined();
});
