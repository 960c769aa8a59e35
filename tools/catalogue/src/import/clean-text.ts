/** Marks that cannot be seen: zero-width, bidi and soft-hyphen. */
const HIDDEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Blanks other than the plain one, line breaks and control characters. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const ODD_BLANKS = /[\u0000-\u001F\u007F-\u009F\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+/gu;

/** The faults of a text, in words that a report shows. */
const TEXT_FAULTS = {
  hidden: 'zero-width or bidi marks',
  blanks: 'line breaks or unusual blanks',
  spaces: 'blanks at the ends, or doubled',
  form: 'letters not in normal form C',
  damaged: 'damaged letters (U+FFFD)',
} as const;

/** A corrected text, and the faults that it had. */
export interface CleanText {
  readonly text: string;
  readonly faults: readonly string[];
}

/** A text in NFC, without what cannot be seen, one plain blank between words; its spelling stays. */
export function cleanText(raw: string): CleanText {
  const faults: string[] = [];
  const step = (fault: string, before: string, after: string): string => {
    if (before !== after) faults.push(fault);
    return after;
  };
  const seen = step(TEXT_FAULTS.hidden, raw, raw.replace(HIDDEN, ''));
  const plain = step(TEXT_FAULTS.blanks, seen, seen.replace(ODD_BLANKS, ' '));
  const spaced = step(TEXT_FAULTS.spaces, plain, plain.replace(/ {2,}/g, ' ').trim());
  const text = step(TEXT_FAULTS.form, spaced, spaced.normalize('NFC'));
  if (text.includes('\uFFFD')) faults.push(TEXT_FAULTS.damaged);
  return { text, faults };
}
