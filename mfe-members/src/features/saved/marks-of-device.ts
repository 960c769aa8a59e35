import type { SavedEntry } from '@sinima/catalogue-ui/saved-entry';
import { savedPerson, savedTitle } from '@sinima/catalogue-ui/saved-mark';
import type { KnownMark, SavedMark } from '../../../api/openapi.ts';

/** Stands for a time that is not known: any other is later. */
const LONG_AGO = '2000-01-01T00:00:00.000Z';

const isId = (id: string): boolean => /^[0-9a-f]{24}$/i.test(id);

/** Return when a mark was set, as the API takes it. */
function timeOf(savedAt: string | null): string {
  const time = Date.parse(savedAt ?? '');
  return Number.isNaN(time) ? LONG_AGO : new Date(time).toISOString();
}

/** Return the marks of this device as the account knows marks. */
export const knownMarks = (entries: readonly SavedEntry[]): KnownMark[] =>
  entries
    .filter(({ id }) => isId(id))
    .map(({ mark, id, savedAt }) => ({ mark, id, changedAt: timeOf(savedAt), isRemoved: false }));

/** Return the account’s marks as this device keeps them, without those that were taken away. */
export const entriesOf = (marks: readonly SavedMark[]): SavedEntry[] =>
  marks.flatMap(({ mark, id, changedAt, isRemoved, title, person }) => {
    const record = title ? savedTitle(title) : person ? savedPerson(person) : undefined;
    return isRemoved || record === undefined ? [] : [{ mark, id, savedAt: changedAt, record }];
  });

/** Return the marks that were taken away. */
export const removedMarks = (marks: readonly SavedMark[]): SavedMark[] =>
  marks.filter(({ isRemoved }) => isRemoved);
