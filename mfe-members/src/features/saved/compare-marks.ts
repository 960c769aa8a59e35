import { readEntries, removeEntry, saveEntries } from '@sinima/catalogue-ui/saved-storage';
import type { SavedMarks } from '../../../api/openapi.ts';
import {
  changesSince,
  markName,
  noteAccountMarks,
  readAccountMarks,
  removeAccountMarks,
} from './account-marks.ts';
import { mergeMarks } from './api/merge-marks.ts';
import { entriesOf, removedMarks } from './marks-of-device.ts';

/** How long nothing is asked while nothing changes here, in ms. */
const COMPARED_MS = 600_000;

/** Return whether something has changed here since the last comparison; false where there was none. */
export function hasChanged(now = new Date()): boolean {
  const noted = readAccountMarks();
  return noted !== undefined && changesSince(noted, readEntries(), now).length > 0;
}

/** Return whether account and device may differ: something has changed here, or time has passed. */
export function mayDiffer(now = new Date()): boolean {
  const noted = readAccountMarks();
  return noted === undefined || now.getTime() - noted.comparedAt > COMPARED_MS || hasChanged(now);
}

const names = (): Set<string> => new Set(readEntries().map(markName));

/**
 * Send the account what has changed on this device, and bring here what has changed there; of one mark the latest change holds.
 * Without a network nothing is lost: unsent changes, and those that the visitor makes meanwhile, are found again the next time.
 *
 * @param member id of the signed-in member
 * @returns all marks of the account; `isFull`: this browser did not take them
 * @throws ApiError
 */
export async function compareMarks(member: string): Promise<SavedMarks & { readonly isFull: boolean }> {
  if (readAccountMarks()?.member !== member) removeAccountMarks();
  const before = names();
  const changes = changesSince(readAccountMarks(), readEntries(), new Date());
  const account = await mergeMarks(changes);
  for (const mark of removedMarks(account.items)) removeEntry(mark);
  const here = names();
  const missing = entriesOf(account.items).filter((entry) => {
    const name = markName(entry);
    return !here.has(name) && !before.has(name);
  });
  const isFull = missing.length > 0 && saveEntries(missing) !== 'saved';
  const known = new Set([...before, ...names()]);
  noteAccountMarks(
    member,
    account.items.filter((mark) => known.has(markName(mark))),
    changes,
  );
  return { ...account, isFull };
}
