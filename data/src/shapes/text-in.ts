/** Which translation of a text is shown. */
import { createHash } from 'node:crypto';
import type { Language } from '@sinima/contracts/languages';

const MARK_LETTERS = 'abcdefghijklmnop';
const MARK_LENGTH = 8;

/** A translation as a record has it. */
interface Translation {
  readonly text: string;
  readonly of: string;
  readonly isDraft?: boolean | null | undefined;
}

export type Translations = { readonly [Of in Exclude<Language, 'en'>]?: Translation | null | undefined };

/** A text in one language. */
export interface TextInLanguage {
  readonly text: string;
  readonly language: Language;
  /** No speaker of the language has reviewed it. */
  readonly isDraft: boolean;
}

/** Return the mark of a text, by which its translations name it: eight letters, so that YAML reads it as a text. */
export function textMark(text: string): string {
  const hash = createHash('sha256').update(text).digest();
  return [...hash.subarray(0, MARK_LENGTH)].map((byte) => MARK_LETTERS[byte % MARK_LETTERS.length]).join('');
}

/** Return a text in a language; in English where there is no translation of it as it stands today. */
export function textIn(
  english: string,
  translations: Translations | null | undefined,
  language: Language,
): TextInLanguage {
  const found = language === 'en' ? undefined : translations?.[language];
  if (!found || found.of !== textMark(english)) return { text: english, language: 'en', isDraft: false };
  return { text: found.text, language, isDraft: found.isDraft ?? false };
}
