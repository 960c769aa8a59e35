/** Characters that turn the direction of text or that nobody sees, but for those that join letters in some scripts. */
const UNSEEN = /(?!\n)\p{Cc}|[\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u;

/** More marks on one letter than any language writes. */
const PILED_MARKS = /\p{M}{5}/u;

/** Scripts whose letters are taken for Latin ones. */
const LOOKS_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** Return a text as it is stored: composed, with plain ends of lines, without white space around it. */
export const normalizedText = (text: string): string =>
  text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();

/** Return why a text of a member cannot be shown, as a sentence about `what`; undefined: it can. */
export function textFault(what: string, text: string): string | undefined {
  if (UNSEEN.test(text))
    return `${what} contains an invisible character or one that turns the direction of the text.`;
  if (PILED_MARKS.test(text)) return `${what} has too many marks on one letter.`;
  return undefined;
}

/** Return why a display name cannot be had; undefined: it can. Names have any letters, and no word mixes those that look alike. */
export function nameFault(name: string): string | undefined {
  if (name.includes('\n')) return 'The display name must be on one line.';
  if (!/[\p{L}\p{N}]/u.test(name)) return 'The display name must contain a letter or a digit.';
  const mixed = name
    .split(/[\s\p{P}]+/u)
    .find((word) => /\p{Script=Latin}/u.test(word) && LOOKS_LATIN.test(word));
  if (mixed !== undefined) {
    return `“${mixed}” in the display name mixes letters of several scripts that look alike. Use one script in a word.`;
  }
  return textFault('The display name', name);
}
