/** The translations of an app, which are a chunk of its release for each language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isLanguage, type Language } from '@sinima/contracts/languages';
import type { TranslationFacts } from '@sinima/contracts/release';
import { DECLARED } from '@sinima/messages/declared-texts';
import { englishOf } from '@sinima/messages/english-messages';
import {
  dependenciesWith,
  readTranslation,
  wordsOfDependencies,
  type TranslatedMessage,
} from '@sinima/messages/translations';
import { BuildError } from './build-error.ts';

/** Return the languages that an app is translated into: those of `messages/<language>.po`. @throws BuildError */
export function languagesOf(appDir: string): Language[] {
  const dir = path.join(appDir, 'messages');
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((name) => name.endsWith('.po'))
    .map((name) => {
      const code = path.basename(name, '.po');
      if (isLanguage(code)) return code;
      throw new BuildError(
        `${path.join(dir, name)}: "${code}" is no language of the site. Add it to contracts/src/languages.ts, or remove the file.`,
      );
    });
}

/** The texts of a workspace in English, and which of them its translation has. */
function count(
  file: string,
  declared: readonly string[] = [],
): Omit<TranslationFacts, 'scripts' | 'widgetScripts'> {
  const english = englishOf(path.dirname(path.dirname(file)));
  const isShown = (entry: TranslatedMessage): boolean =>
    entry.name === DECLARED ? declared.includes(entry.english) : english[entry.name] === entry.english;
  const shown = readTranslation(readFileSync(file)).filter(isShown);
  const total = Object.keys(english).length + declared.length;
  return { total, missing: total - shown.length, draft: shown.filter(({ isDraft }) => isDraft).length };
}

/**
 * Return the translations of an app.
 *
 * @param declared texts of `remote.config.ts`, which are translated in the same files
 * @param scriptsOf returns the scripts of the chunk of a name
 * @param hasChunk whether there is one: `messages-fr-widgets` stands for widgets alone
 * @throws BuildError naming a file with a language that the site does not have
 */
export function translationsOf(
  appDir: string,
  declared: readonly string[],
  scriptsOf: (chunk: string) => string[],
  hasChunk: (chunk: string) => boolean,
): Partial<Record<Language, TranslationFacts>> | undefined {
  const languages = languagesOf(appDir);
  if (languages.length === 0) return undefined;
  const entries = languages.map((language) => {
    const own = path.join(appDir, 'messages', `${language}.po`);
    const words = wordsOfDependencies(own).map(({ english }) => english);
    const counts = [
      count(
        own,
        declared.filter((text) => !words.includes(text)),
      ),
      ...dependenciesWith(own).map(({ file }) => count(file)),
    ];
    const ofWidgets = `messages-${language}-widgets`;
    const sum = (of: (counted: (typeof counts)[number]) => number): number =>
      counts.reduce((total, each) => total + of(each), 0);
    return [
      language,
      {
        scripts: scriptsOf(`messages-${language}`),
        ...(hasChunk(ofWidgets) && { widgetScripts: scriptsOf(ofWidgets) }),
        total: sum(({ total }) => total),
        missing: sum(({ missing }) => missing),
        draft: sum(({ draft }) => draft),
      },
    ];
  });
  return Object.fromEntries(entries) as Partial<Record<Language, TranslationFacts>>;
}
