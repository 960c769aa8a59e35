/** Signs of vandalism, by plain rules: they hold an edit for the editors, and never delete it. */
import type { FieldChange } from '@sinima/api/catalogue-writes';
import { storedFinding } from '../stored/findings.ts';
import * as messages from '../stored/findings.messages.ts';

/** How many edits of other records within an hour are many. */
const MANY_RECORDS = 20;

/** How many items leave a list before it counts as emptied. */
const MANY_ITEMS = 3;

const LINK = /(?:https?:\/\/|www\.)\S/iu;

/** Insults that no name of a film and no plot needs, English and French; whole words. */
const INSULT =
  /\b(?:asshole|bastards?|bitch(?:es)?|cunts?|fuck\w*|idiots?|morons?|shit\w*|sluts?|stupid|whores?|connard\w*|salope\w*|putain|encul\w+|merde|débiles?)\b/iu;

/** One letter again and again, or nothing but capitals. */
const NOISE = /(\p{L})\1{4,}|\b\p{Lu}{20,}\b/u;

/** Return all texts in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}

/** What is known of the author’s other edits. */
export interface RecentEdits {
  /** Records that the author edited within the hour. */
  readonly recordsInHour: number;
}

/** Return sentences for editors about suspicious parts of an edit. Without any, the edit is open at once. */
export function findingsOf(
  fields: readonly FieldChange[],
  comment: string | null,
  { recordsInHour }: RecentEdits,
): string[] {
  const written = fields.flatMap(({ after, added }) => [...textsIn(after), ...textsIn(added)]);
  const all = [...written, ...(comment === null ? [] : [comment])];
  const isBlanked = fields.some(
    ({ before, after, removed = [], added = [] }) =>
      (textsIn(before).length > 0 && after === undefined) ||
      (removed.length >= MANY_ITEMS && added.length === 0) ||
      (Array.isArray(before) && Array.isArray(after) && after.length === 0 && before.length > 0),
  );
  const found = [
    isBlanked && messages.takesFactsAway,
    all.some((text) => INSULT.test(text)) && messages.hasAnInsult,
    written.some((text) => LINK.test(text)) && messages.hasALink,
    written.some((text) => NOISE.test(text)) && messages.repeatsLetters,
    recordsInHour >= MANY_RECORDS && messages.authorEditedMany,
  ];
  return found.flatMap((message) => (message === false ? [] : storedFinding(message)));
}
