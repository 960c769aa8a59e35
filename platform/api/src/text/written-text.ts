/** Characters that turn the direction of text or that nobody sees, but for those that join letters in some scripts. */
const UNSEEN =
  /(?!\n)\p{Cc}|[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}]/u;

/** Halves of characters, which no text has alone. */
const LONE_SURROGATE = /\p{Cs}/u;

/** More marks on one letter than any language writes. */
const PILED_MARKS = /\p{M}{5}/u;

/** Return a text as it is stored: composed, with plain ends of lines, without white space around it. */
export const normalizedText = (text: string): string =>
  text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').trim();

/** Return the length of a text in code points. */
export const lengthOf = (text: string): number => [...text].length;

/** Return why a text of a member cannot be shown, as the rest of a sentence about it; undefined: it can. */
export function textFault(text: string): string | undefined {
  if (UNSEEN.test(text) || LONE_SURROGATE.test(text)) {
    return 'contains an invisible character or one that turns the direction of the text';
  }
  if (PILED_MARKS.test(text)) return 'has too many marks on one letter';
  return undefined;
}
