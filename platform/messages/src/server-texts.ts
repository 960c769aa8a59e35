/** Texts of a program that runs from its sources: read and compiled when it starts, and called by name. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes, LANGUAGES, SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import type { MessageValues } from '@sinima/contracts/text';
import MessageFormat from '@messageformat/core';
import englishMessages from './english-messages.cjs';
import translations from './translations.cjs';

/** Gives the texts of a workspace in one language, by the names of its messages. */
export interface Say<Name extends string> {
  (name: Name, values?: MessageValues): string;
  readonly language: Language;
}

type Texts = ReadonlyMap<string, (values: MessageValues) => string>;

function textsIn(dir: string, language: Language): Texts {
  const english = englishMessages.englishOf(dir);
  const translated =
    language === SOURCE_LANGUAGE
      ? []
      : translations.readTranslation(readFileSync(path.join(dir, 'messages', `${language}.po`), 'utf8'));
  const format = new MessageFormat(LANGUAGES[language].locale);
  const source = new MessageFormat(LANGUAGES[SOURCE_LANGUAGE].locale);
  return new Map(
    Object.entries(english).map(([name, text]) => {
      const found = translated.find((entry) => entry.name === name);
      // A translation of a former English text is not shown.
      const compiled = found?.english === text ? format.compile(found.text) : source.compile(text);
      return [name, compiled];
    }),
  );
}

/**
 * Read the texts of a workspace in all languages.
 *
 * @param dir its folder
 * @example const sayIn = openTexts<keyof typeof messages>(dir); sayIn('fr')('signInSubject')
 */
export function openTexts<Name extends string>(dir: string): (language: Language) => Say<Name> {
  const all = new Map(
    languageCodes.map((language) => {
      const texts = textsIn(dir, language);
      const say = (name: Name, values: MessageValues = {}): string => texts.get(name)!(values);
      return [language, Object.assign(say, { language })] as const;
    }),
  );
  return (language) => all.get(language)!;
}

/**
 * Return the first language of a list that the site speaks, in order of preference, as `Accept-Language` has them without their
 * weights, or `ui_locales` with spaces.
 *
 * @example firstLanguage('yo, fr-CM;q=0.8, en;q=0.5') // 'fr'
 */
export function firstLanguage(list: string): Language | undefined {
  const tags = list.split(/[\s,]+/).map((each) => each.split(/[-;]/, 1)[0]!.toLowerCase());
  return tags.find((tag): tag is Language => (languageCodes as readonly string[]).includes(tag));
}
