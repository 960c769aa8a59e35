/** Personal data in texts that everybody reads: mail addresses and telephone numbers. */

const MAIL = /[\w.+-]+@[\w-]+\.[\w.]+/u;

/** Nine digits or more, with what stands between digits of a telephone number. A year span or an id of a data set is no number. */
const TELEPHONE = /(?:\+|\b0)\d(?:[\s()./-]?\d){8,}/u;

/** Return why a text cannot be published, as the rest of a sentence about it; undefined: it can. */
export function personalDataIn(text: string): string | undefined {
  if (MAIL.test(text)) return 'has a mail address, which everybody would read';
  if (TELEPHONE.test(text)) return 'has a telephone number, which everybody would read';
  return undefined;
}
