/** The translations of an app, which are a chunk of its release for each language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isLanguage, type Language } from '@sinima/contracts/languages';
import type { TranslationFacts } from '@sinima/contracts/release';
import { dependenciesWith, englishOf, readTranslation } from '@sinima/messages/compile-messages';
import { BuildError } from './build-error.ts';

/** Return the languages that an app is translated into: those of `messages/<language>.po`. @throws BuildError */
function languagesOf(appDir: string): Language[] {
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

/** Count the messages of one workspace, and those that its translation lacks or has as drafts. */
function count(file: string): Omit<TranslationFacts, 'scripts'> {
  const english = englishOf(path.dirname(path.dirname(file)));
  const translated = readTranslation(readFileSync(file, 'utf8'));
  const names = Object.keys(english);
  const shown = names.filter((name) => translated[name]?.english === english[name]);
  const draft = shown.filter((name) => translated[name]!.isDraft).length;
  return { total: names.length, missing: names.length - shown.length, draft };
}

/**
 * Return the translations of an app.
 *
 * @param scriptsOf returns the scripts of the chunk of a name
 * @throws BuildError naming a file with a language that the site does not have
 */
export function translationsOf(
  appDir: string,
  scriptsOf: (chunk: string) => string[],
): Partial<Record<Language, TranslationFacts>> | undefined {
  const languages = languagesOf(appDir);
  if (languages.length === 0) return undefined;
  const entries = languages.map((language) => {
    const own = path.join(appDir, 'messages', `${language}.po`);
    const counts = [own, ...dependenciesWith(own).map(({ file }) => file)].map(count);
    const sum = (of: (counted: (typeof counts)[number]) => number): number =>
      counts.reduce((total, each) => total + of(each), 0);
    return [
      language,
      {
        scripts: scriptsOf(`messages-${language}`),
        total: sum(({ total }) => total),
        missing: sum(({ missing }) => missing),
        draft: sum(({ draft }) => draft),
      },
    ];
  });
  return Object.fromEntries(entries) as Partial<Record<Language, TranslationFacts>>;
}
