import { entryFrom, type SavedEntry } from './saved-entry.ts';
import { readEntries, removeEntry, saveEntries, saveEntry, subscribe } from './saved-storage.ts';

const entryOf = (id: string, name: string): SavedEntry =>
  entryFrom(`sinima:like:${id}`, JSON.stringify({ kind: 'MOVIE', slug: id, name, savedAt: '2026-01-01' }))!;

const names = (): string[] =>
  readEntries()
    .map(({ record }) => record.name)
    .sort();

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

/** A browser that has room for so many more writes. */
function leaveRoomFor(writes: number): void {
  const setItem = Storage.prototype.setItem;
  let left = writes;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function write(this: Storage, key, value) {
    left -= 1;
    if (left < 0) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
}

it('entries are saved together, and what is saved is read back', () => {
  const heard = jest.fn();
  const end = subscribe(heard);
  expect(saveEntries([entryOf('a', 'A'), entryOf('b', 'B')])).toBe('saved');
  expect(heard).toHaveBeenCalledTimes(1);
  end();
  localStorage.setItem('theme', 'dark');
  expect(names()).toEqual(['A', 'B']);
});

it('entries for which there is no room leave what was saved as it was, and none of themselves', () => {
  saveEntry(entryOf('b', 'B of before'));
  leaveRoomFor(2);
  expect(saveEntries([entryOf('a', 'A'), entryOf('b', 'B'), entryOf('c', 'C')])).toBe('full');
  // One write is left to put the former value back, as a full disk has it: its place was freed first.
  jest.restoreAllMocks();
  expect(readEntries().map(({ id }) => id)).toEqual(['b']);
});

it('entry that is taken away where nothing can be written is away until the page is left', () => {
  saveEntry(entryOf('d', 'D'));
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(removeEntry({ mark: 'like', id: 'd' })).toBe('blocked');
  expect(names()).toEqual([]);
  jest.restoreAllMocks();
  expect(saveEntry(entryOf('d', 'D'))).toBe('saved');
  expect(names()).toEqual(['D']);
});
