import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import messages from './compile-messages.cjs';
import englishMessages from './english-messages.cjs';
import translations from './translations.cjs';
import { firstLanguage, openTexts } from './server-texts.ts';
import { updatedTranslation } from './update-translation.ts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'sinima-messages-'));
  mkdirSync(path.join(dir, 'src/plot'), { recursive: true });
  mkdirSync(path.join(dir, 'messages'));
  writeFileSync(path.join(dir, 'package.json'), '{ "name": "@sinima/mfe-x" }');
});
afterEach(() => rmSync(dir, { recursive: true }));

const english = (text: string, file = 'src/plot/plot.messages.ts'): void =>
  writeFileSync(path.join(dir, file), text);

const entry = (name: string, source: string, text: string, flag = ''): string =>
  `${flag}msgctxt "${name}"\nmsgid "${source}"\nmsgstr "${text}"\n\n`;

/** Write a translation, and compile it. */
function translate(language: string, source: string, locale = language, from?: string): string {
  const file = path.join(dir, `messages/${language}.po`);
  writeFileSync(file, source);
  return messages.translationModule(file, locale, from);
}

const PLURAL =
  "export const films = '{count, plural, one {# film} other {# films}}';\nexport const none = 'No film.';\n";

/** What a compiled module exports; its imports are left out. */
function exportsOf(code: string): Record<string, unknown> {
  const body = code
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/^export const (\w+) =/gm, 'found.$1 =')
    .replace('export default', 'found.default =');
  const found = {};
  runInNewContext(body, {
    found,
    plural: (
      count: number,
      _offset: number,
      rule: (count: number, isOrdinal?: boolean) => string,
      forms: Record<string, string>,
      isOrdinal?: boolean,
    ) => `${count} is ${rule(count, isOrdinal)} of ${Object.keys(forms).join(' ')}`,
    number: String,
  });
  return found;
}

it('an English message is its id, and its text or what gives it', () => {
  english(PLURAL);
  const { films, none } = exportsOf(
    messages.englishModule(PLURAL, path.join(dir, 'src/plot/plot.messages.ts')),
  );
  const [id] = films as [string];
  expect(id).toMatch(/^[\w-]{4}0$/);
  // They compress well where they are alike.
  expect(none).toEqual([id.replace(/0$/, '1'), 'No film.']);
  expect((films as [string, (values: object) => string])[1]({ count: 2 })).toBe('2 is other of one other');
});

it('amounts and places in an order are told apart in one file', () => {
  const source =
    PLURAL + "export const place = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';\n";
  const { films, place } = exportsOf(
    messages.englishModule(source, path.join(dir, 'src/plot/plot.messages.ts')),
  ) as Record<string, [string, (values: object) => string]>;
  expect(films![1]({ count: 2 })).toBe('2 is other of one other');
  expect(place![1]({ n: 2 })).toBe('2 is two of one two few other');
});

it('a translation has the plural forms of its language, under the same ids', () => {
  english(PLURAL);
  const source = entry(
    'films',
    '{count, plural, one {# film} other {# films}}',
    '{count, plural, zero {0} one {1} two {2} few {3} many {4} other {5}}',
  );
  const module = translate('ar', source, 'ar-u-nu-latn');
  const { default: catalogue } = exportsOf(module) as { default: Record<string, (values: object) => string> };
  const { films } = exportsOf(messages.englishModule(PLURAL, path.join(dir, 'src/plot/plot.messages.ts')));
  const [id] = films as [string];
  expect(catalogue[id]!({ count: 3 })).toBe('3 is few of zero one two few many other');
});

describe('a translation for the sources of one folder', () => {
  const translated = (): string[] => {
    const entries = ['films', 'none', 'roles', 'plot'].map((name) => entry(name, name, `fr ${name}`));
    const module = translate('fr', entries.join(''), 'fr', 'pages');
    return Object.values((exportsOf(module) as { default: Record<string, string> }).default);
  };

  beforeEach(() => {
    for (const folder of ['src/pages', 'src/widgets', 'api/shapes'])
      mkdirSync(path.join(dir, folder), { recursive: true });
    english("export const films = 'films';\n", 'src/plot/films.messages.ts');
    english("export const none = 'none';\n", 'src/widgets/none.messages.ts');
    english("export const roles = 'roles';\n", 'api/shapes/roles.words.ts');
    english("export const plot = 'plot';\n");
  });

  it('has the messages and words that they use through imports, exports and lazy imports', () => {
    english("export { Films } from '../plot/films.tsx';\n", 'src/pages/films.ts');
    english(
      "import * as messages from './films.messages.ts';\nexport const Films = () => <p>{messages.films}</p>;\n" +
        "export const later = () => import('../../api/shapes/roles.ts');\n",
      'src/plot/films.tsx',
    );
    english("import './roles.words.ts';\nexport {};\n", 'api/shapes/roles.ts');
    expect(translated()).toEqual(['fr films', 'fr roles']);
  });

  it('has none of those that only types, tests and other folders use', () => {
    english("import type * as plot from '../plot/plot.messages.ts';\nexport {};\n", 'src/pages/films.ts');
    english("import '../plot/films.messages.ts';\n", 'src/pages/films.test.ts');
    english("import './none.messages.ts';\n", 'src/widgets/none.ts');
    expect(translated()).toEqual([]);
  });

  it('an import that leads nowhere is named', () => {
    english("import './gone.ts';\n", 'src/pages/films.ts');
    expect(translated).toThrow(/films\.ts imports \.\/gone\.ts, which is not there/);
  });
});

it('a translation of a former English text is not shown', () => {
  english("export const none = 'No film at all.';\n");
  const module = translate('fr', entry('none', 'No film.', 'Aucun film.'));
  expect(exportsOf(module)).toEqual({ default: {} });
});

describe('of a workspace with a part of the API', () => {
  const part = (text: string, file: string): void => {
    mkdirSync(path.join(dir, 'api/shapes'), { recursive: true });
    mkdirSync(path.join(dir, 'api/forms'), { recursive: true });
    english(text, file);
  };

  it('a message has the texts of all languages, in English where the translation is old or missing', () => {
    part(PLURAL, 'api/forms/forms.messages.ts');
    const films = '{count, plural, one {# film} other {# films}}';
    writeFileSync(
      path.join(dir, 'messages/fr.po'),
      entry('films', films, films) + entry('none', 'Old.', 'Vieux.'),
    );
    writeFileSync(path.join(dir, 'messages/sw.po'), entry('none', 'No film.', 'Hakuna.'));
    const locales = { fr: 'fr', sw: 'sw' };
    const file = path.join(dir, 'api/forms/forms.messages.ts');
    const found = exportsOf(messages.multilingualModule(PLURAL, file, locales));
    expect(found.none).toEqual({ en: 'No film.', sw: 'Hakuna.' });
    const { en, fr } = found.films as Record<string, (values: object) => string>;
    expect([en!({ count: 2 }), fr!({ count: 2 })]).toEqual([
      '2 is other of one other',
      '2 is other of one other',
    ]);
  });

  it('pages have the translations of their own messages and of those that they share with the part', () => {
    english("export const none = 'No film.';\n");
    part("export const save = 'Save';\n", 'api/shapes/actions.messages.ts');
    part("export const rated = 'It is rated.';\n", 'api/forms/forms.messages.ts');
    const source =
      entry('none', 'No film.', 'Aucun film.') +
      entry('save', 'Save', 'Enregistrer') +
      entry('rated', 'It is rated.', 'C’est noté.');
    const module = translate('fr', source);
    const { default: catalogue } = exportsOf(module) as { default: Record<string, string> };
    expect(Object.values(catalogue)).toEqual(['Aucun film.', 'Enregistrer']);
    expect(Object.keys(englishMessages.englishOf(dir))).toEqual(['none', 'rated', 'save']);
  });
});

it('two messages of one name are refused', () => {
  english(PLURAL);
  mkdirSync(path.join(dir, 'src/cast'));
  english("export const none = 'Nobody.';\n", 'src/cast/cast.messages.ts');
  expect(() => englishMessages.englishOf(dir)).toThrow(/Two messages of .* are named "none"/);
});

it('a message that does not compile is named', () => {
  const broken = "export const films = '{count, plural, one {# film}';\n";
  expect(() => messages.englishModule(broken, path.join(dir, 'src/plot/plot.messages.ts'))).toThrow();
});

describe('bringing a translation up to date', () => {
  it('adds new messages without a text, with the file that they are in, and keeps texts and marks of drafts', () => {
    english(PLURAL);
    const updated = updatedTranslation(dir, 'fr', entry('none', 'No film.', 'Aucun film.', '#, fuzzy\n'));
    expect(updated).toContain(
      '#: src/plot/plot.messages.ts\n#, fuzzy\nmsgctxt "none"\nmsgid "No film."\nmsgstr "Aucun film."',
    );
    expect(updated).toContain(
      'msgctxt "films"\nmsgid "{count, plural, one {# film} other {# films}}"\nmsgstr ""',
    );
    expect(translations.readTranslation(updated)).toEqual([
      { name: 'none', english: 'No film.', text: 'Aucun film.', isDraft: true },
    ]);
    expect(updatedTranslation(dir, 'fr', updated)).toBe(updated);
  });

  it('keeps a text whose English text changed as a comment, and takes out what is gone', () => {
    english("export const none = 'No film at all.';\n");
    const before = entry('none', 'No film.', 'Aucun film.') + entry('gone', 'Gone.', 'Parti.');
    const updated = updatedTranslation(dir, 'fr', before);
    expect(updated).toContain('# Before the English text changed: Aucun film.');
    expect(updated).not.toContain('Parti');
    expect(translations.readTranslation(updated)).toEqual([]);
  });

  it('has an entry for each declared text that no other one has, and keeps what it says', () => {
    english(PLURAL);
    const before = entry('remote.config.ts', 'Movies', 'Films') + entry('remote.config.ts', 'Gone', 'Parti');
    const updated = updatedTranslation(dir, 'fr', before, ['Movies', 'New titles: {slug}']);
    expect(updated).toContain('msgctxt "remote.config.ts"\nmsgid "Movies"\nmsgstr "Films"');
    expect(updated).toContain('msgctxt "remote.config.ts"\nmsgid "New titles: {slug}"\nmsgstr ""');
    expect(updated).not.toContain('Parti');
  });
});

it('a program that runs from its sources calls its texts by name, in English where the translation is old', () => {
  english("export const hello = 'Hello, {name}';\nexport const bye = 'Goodbye';\n");
  for (const code of ['ar', 'fr', 'pt', 'sw']) {
    const translation = entry('hello', 'Hello, {name}', 'Bonjour, {name}') + entry('bye', 'Bye', 'Salut');
    writeFileSync(path.join(dir, `messages/${code}.po`), code === 'fr' ? translation : '');
  }
  const say = openTexts(dir)('fr');
  expect([say.language, say('hello', { name: 'Ada' }), say('bye')]).toEqual([
    'fr',
    'Bonjour, Ada',
    'Goodbye',
  ]);
  expect(openTexts(dir)('sw')('hello', { name: 'Ada' })).toBe('Hello, Ada');
});

it.each([
  ['yo, fr-CM;q=0.8, en;q=0.5', 'fr'],
  ['AR', 'ar'],
  ['sw pt', 'sw'],
  ['de', undefined],
  ['', undefined],
  ['constructor', undefined],
])('of the languages %j the site speaks %s', (list, language) => {
  expect(firstLanguage(list)).toBe(language);
});
