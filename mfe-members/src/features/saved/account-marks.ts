/** This device's copy of the account's marks: those that both had when they were last compared. */
import type { SavedEntry } from '@sinima/catalogue-ui/saved-entry';
import { removeEntry } from '@sinima/catalogue-ui/saved-storage';
import type { KnownMark, SavedMark } from '../../../api/openapi.ts';
import { ACCOUNT_MARKS_KEY } from './account-marks-key.ts';
import { knownMarks } from './marks-of-device.ts';

export interface AccountMarks {
  /** The id of the member. */
  readonly member: string;
  /** When account and device were compared, in ms since 1970. */
  readonly comparedAt: number;
  /** Their {@link markName}s. */
  readonly marks: readonly string[];
  /** Those of marks that the account did not take: of records that are gone. */
  readonly notTaken: readonly string[];
}

type NamedMark = Pick<SavedEntry, 'mark' | 'id'>;

/** `like:5f1d7f3a9b2c4d5e6f708192` */
export const markName = ({ mark, id }: NamedMark): string => `${mark}:${id}`;

function namedBy(name: string): NamedMark {
  const [mark = '', id = ''] = name.split(':');
  return { mark: mark as SavedEntry['mark'], id };
}

/** Return what was noted last; undefined: nothing that can be read. */
export function readAccountMarks(): AccountMarks | undefined {
  try {
    const noted = JSON.parse(localStorage.getItem(ACCOUNT_MARKS_KEY) ?? '') as AccountMarks;
    const isWhole =
      typeof noted.member === 'string' &&
      typeof noted.comparedAt === 'number' &&
      Array.isArray(noted.marks) &&
      Array.isArray(noted.notTaken);
    return isWhole ? noted : undefined;
  } catch {
    return undefined;
  }
}

/** Note what account and device have now. @param sent what the account was just told of */
export function noteAccountMarks(
  member: string,
  items: readonly SavedMark[],
  sent: readonly KnownMark[] = [],
): void {
  const answered = new Set(items.map(markName));
  const noted: AccountMarks = {
    member,
    comparedAt: Date.now(),
    marks: items.filter(({ isRemoved }) => !isRemoved).map(markName),
    notTaken: sent.map(markName).filter((name) => !answered.has(name)),
  };
  try {
    localStorage.setItem(ACCOUNT_MARKS_KEY, JSON.stringify(noted));
  } catch {
    // Where the browser takes no more, the same is sent again, which changes nothing.
  }
}

/** After signing out the account keeps its marks, and the device those alone that the account does not have. */
export function removeAccountMarks(): void {
  const noted = readAccountMarks();
  if (noted === undefined) return;
  for (const name of noted.marks) removeEntry(namedBy(name));
  localStorage.removeItem(ACCOUNT_MARKS_KEY);
}

/** Return what has changed on this device since then: everything that is set here, where nothing was noted. */
export function changesSince(
  noted: AccountMarks | undefined,
  entries: readonly SavedEntry[],
  now: Date,
): KnownMark[] {
  const { marks = [], notTaken = [] } = noted ?? {};
  const known = new Set([...marks, ...notTaken]);
  const here = new Set(entries.map(markName));
  const added = knownMarks(entries.filter((entry) => !known.has(markName(entry))));
  const removed = marks
    .filter((name) => !here.has(name))
    .map((name) => ({ ...namedBy(name), changedAt: now.toISOString(), isRemoved: true }));
  return [...added, ...removed];
}
