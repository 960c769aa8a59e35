import { normalizedText, textFault } from '@sinima/api/text/written-text';

/** Longest display name, in UTF-16 code units. */
export const NAME_LENGTH = 50;

/** Scripts whose letters are taken for Latin ones. */
const LOOKS_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** Return why a text of a member cannot be shown, as a sentence about `what`; undefined: it can. */
export function sentenceOfFault(what: string, text: string): string | undefined {
  const fault = textFault(text);
  return fault === undefined ? undefined : `${what} ${fault}.`;
}

/** Return why a display name cannot be had; undefined: it can. Names have any letters, and no word mixes those that look alike. */
export function nameFault(name: string): string | undefined {
  if (name.includes('\n')) return 'The display name must be on one line.';
  const fault = sentenceOfFault('The display name', name);
  if (fault !== undefined) return fault;
  if (!/[\p{L}\p{N}]/u.test(name)) return 'The display name must contain a letter or a digit.';
  const mixed = name
    .split(/[\s\p{P}]+/u)
    .find((word) => /\p{Script=Latin}/u.test(word) && LOOKS_LATIN.test(word));
  if (mixed === undefined) return undefined;
  return `“${mixed}” in the display name mixes letters of several scripts that look alike. Use one script in a word.`;
}

/** Return the first display name of a new member: what the provider calls the person, where members may be called so. */
export function firstDisplayName(told: string | undefined, handle: string): string {
  const name = normalizedText(told ?? '');
  return name === '' || name.length > NAME_LENGTH || nameFault(name) !== undefined ? handle : name;
}
