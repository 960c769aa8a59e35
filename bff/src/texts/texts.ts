/** Texts of the pages that the BFF makes itself, in the language of the page that leads to them. What the API answers stays in English. */
import { readFileSync } from 'node:fs';
import { languageCodes, LANGUAGES, SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import type { Text } from '@sinima/contracts/text';

/** The lines of a text in a PO file, each in quotes as JSON has them. */
const unquoted = (lines: string): string =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string)
    .join('');

/** Read a translation, by English text. */
function translationIn(language: Language): ReadonlyMap<string, string> {
  if (language === SOURCE_LANGUAGE) return new Map();
  const source = readFileSync(new URL(`../../messages/${language}.po`, import.meta.url), 'utf8');
  const entries = source.matchAll(/^msgid ((?:".*"\n?)+)msgstr ((?:".*"\n?)+)/gm);
  return new Map(
    Array.from(entries, ([, english = '', text = '']) => [unquoted(english), unquoted(text)] as const).filter(
      ([, text]) => text !== '',
    ),
  );
}

function textOf(language: Language): Text {
  const translation = translationIn(language);
  const text: (...asked: Parameters<Text>) => string = (message, values = {}) =>
    (translation.get(message) ?? message).replaceAll(/\{(\w+)\}/g, (_braces, name: string) =>
      String(values[name]),
    );
  return Object.assign(text, { language, word: text });
}

const texts = new Map(languageCodes.map((code) => [code, textOf(code)]));

/** Return the texts in a language. They have parameters, and no plurals. */
export const textIn = (language: Language): Text => texts.get(language)!;

/** Return the values of the attributes `lang` and `dir` of a document in a language. */
export const documentLanguage = ({ language }: Pick<Text, 'language'>) => ({
  lang: language,
  dir: LANGUAGES[language].direction,
});
