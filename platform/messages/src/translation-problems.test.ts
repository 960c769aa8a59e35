import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteConfig } from '@sinima/contracts/remote';
import { declaredTexts } from './declared-texts.ts';
import { rootDir, translatedWorkspaces } from './translated-workspaces.ts';
import { translationProblems } from './translation-problems.ts';
import { updatedTranslation } from './update-translation.ts';
import { translationPlaces } from './update-translations.ts';

const translation = (english: string, text: string): string =>
  `msgctxt "greeting"\nmsgid "${english}"\nmsgstr "${text}"\n`;

test.each([
  [
    'has another parameter',
    'Hello {name}',
    'Bonjour {nom}',
    '"greeting": the English text has no parameter {nom}.',
  ],
  [
    'has another one within a plural form',
    '{count, plural, one {# by {name}} other {# by {name}}}',
    '{count, plural, one {# de {nom}} other {# de {name}}}',
    '"greeting": the English text has no parameter {nom}.',
  ],
  [
    'has another tag',
    '<link>Sign in</link>',
    '<a>Connexion</a>',
    '"greeting": its tags are </a>, <a>; they should be </link>, <link>.',
  ],
  ['is no ICU message', 'Hello {name}', 'Bonjour {name', expect.stringContaining('"greeting": ')],
])('a translation that %s is a problem', (_what, english, text, problem) => {
  expect(translationProblems(translation(english, text))).toEqual([problem]);
});

test('a translation with plural forms of its own is none', () => {
  const english = '{count, plural, one {# film} other {# films}}';
  const arabic =
    '{count, plural, zero {لا أفلام} one {فيلم} two {فيلمان} few {# أفلام} many {# فيلمًا} other {# فيلم}}';
  expect(translationProblems(translation(english, arabic))).toEqual([]);
});

describe.each(translatedWorkspaces())('translations of %s', (workspace) => {
  test.each(translationPlaces(path.join(rootDir, workspace)))(
    'the one into $language is up to date and has no problem',
    async (place) => {
      const contents = existsSync(place.file) ? readFileSync(place.file, 'utf8') : '';
      expect(translationProblems(contents)).toEqual([]);
      const config = path.join(place.dir, 'remote.config.ts');
      const declared = existsSync(config)
        ? declaredTexts(((await import(config)) as { default: RemoteConfig }).default)
        : [];
      expect(updatedTranslation(place.dir, place.language, contents, declared)).toBe(contents);
    },
  );
});
