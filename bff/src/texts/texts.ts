/** Texts of the pages that the BFF makes itself, in the language of the page that leads to them. What the API answers stays in English. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { languageCodes, SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import type { Text } from '@sinima/contracts/text';
import { po } from 'gettext-parser';

const { resolve } = createRequire(import.meta.url);

/** Read a translation, by English text. */
function translationIn(language: Language): ReadonlyMap<string, string> {
  if (language === SOURCE_LANGUAGE) return new Map();
  const { translations } = po.parse(readFileSync(resolve(`@sinima/bff/messages/${language}.po`)));
  const entries = Object.values(translations).flatMap((messages) => Object.values(messages));
  return new Map(
    entries.flatMap(({ msgid, msgstr: [text] }) => (msgid && text ? [[msgid, text] as const] : [])),
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
