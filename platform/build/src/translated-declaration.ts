/** The texts of a declaration in the languages that its remote is translated into. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@sinima/contracts/languages';
import type { RemoteConfig, RouteDeclaration } from '@sinima/contracts/remote';
import { readTranslation, wordsOfDependencies } from '@sinima/messages/translations';
import { DECLARED } from '@sinima/messages/declared-texts';
import { languagesOf } from './translations.ts';

/** Translations by English text, for each language. */
type Translated = readonly (readonly [Language, ReadonlyMap<string, string>])[];

function readTranslated(appDir: string): Translated {
  return languagesOf(appDir).map((language) => {
    const file = path.join(appDir, 'messages', `${language}.po`);
    const declared = readTranslation(readFileSync(file)).filter(({ name }) => name === DECLARED);
    const entries = [...wordsOfDependencies(file), ...declared];
    return [language, new Map(entries.map(({ english, text }) => [english, text]))];
  });
}

type InLanguages<Value> = Readonly<Partial<Record<Language, Value>>>;

/** Return a text in each language that has it; undefined where none has. */
function inLanguages(english: string, translated: Translated): InLanguages<string> | undefined {
  const entries = translated.flatMap(([language, texts]) => {
    const text = texts.get(english);
    return text === undefined ? [] : [[language, text] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Return the words of a card in each language: its facts by their text, its words by the value that they stand for. */
function wordsOfCard(
  { facts, words = {} }: NonNullable<RouteDeclaration['card']>,
  translated: Translated,
): InLanguages<Readonly<Record<string, string>>> {
  const keys = [...facts.map((fact) => [fact, fact] as const), ...Object.entries(words)];
  return Object.fromEntries(
    translated.map(([language, texts]) => [
      language,
      Object.fromEntries(
        keys.flatMap(([key, english]) => {
          const text = texts.get(english);
          return text === undefined ? [] : [[key, text]];
        }),
      ),
    ]),
  );
}

function translatedPage(page: RouteDeclaration, translated: Translated): RouteDeclaration {
  const { feeds, card } = page;
  const withTitles = feeds?.map((feed) => {
    const titles = inLanguages(feed.title, translated);
    return { ...feed, ...(titles && { titles }) };
  });
  return {
    ...page,
    ...(withTitles && { feeds: withTitles }),
    ...(card && { card: { ...card, translations: wordsOfCard(card, translated) } }),
  };
}

/** Return a declaration with the translations of its texts, from `messages/*.po`. */
export function translatedDeclaration(config: RemoteConfig, appDir: string): RemoteConfig {
  const translated = readTranslated(appDir);
  if (translated.length === 0) return config;
  return {
    ...config,
    ...(config.navigation && {
      navigation: config.navigation.map((entry) => {
        const labels = inLanguages(entry.label, translated);
        return { ...entry, ...(labels && { labels }) };
      }),
    }),
    pages: Object.fromEntries(
      Object.entries(config.pages).map(([id, page]) => [id, translatedPage(page, translated)]),
    ),
  };
}
