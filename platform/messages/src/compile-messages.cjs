/**
 * Messages as modules, for the bundler and for Jest: English ones stand in `<feature>.messages.ts` beside the code that shows them,
 * in ICU MessageFormat; their translations in `messages/<language>.po` of the workspace (`docs/decisions/0063-languages.md`).
 */
const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync, realpathSync } = require('node:fs');
const path = require('node:path');
const { runInNewContext } = require('node:vm');
const MessageFormat = require('@messageformat/core');
const compileModule = require('@messageformat/core/compile-module.js');
const { po } = require('gettext-parser');

/** English messages, and words of records; JavaScript in a package that was installed. */
const ENGLISH_FILE = /\.(messages|words)\.[jt]s$/;

/** Letters of an id: with these, ten thousand messages in one page have one chance in twenty to clash. */
const ID_LENGTH = 5;

/** Return the folder of the workspace that a file belongs to. */
function workspaceOf(file) {
  const dir = path.dirname(file);
  return existsSync(path.join(dir, 'package.json')) ? dir : workspaceOf(dir);
}

const readPackage = (dir) => JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));

/** Return what stands for a message in code: short, and its own among all packages. */
const idOf = (packageName, name) =>
  createHash('sha256').update(`${packageName} ${name}`).digest('base64url').slice(0, ID_LENGTH);

/**
 * Read the English messages of a file: their names and texts.
 *
 * @param {string} source constants alone: `export const noPlot = 'No plot yet.';`
 * @returns {Record<string, string>}
 */
function readEnglish(source) {
  const exported = {};
  runInNewContext(source.replaceAll(/^export const (\w+) =/gm, 'exported.$1 ='), { exported });
  return { ...exported };
}

/** Return the files with English messages below a folder. */
const filesBelow = (dir) =>
  existsSync(dir)
    ? readdirSync(dir, { recursive: true })
        .filter((name) => ENGLISH_FILE.test(name))
        .map((name) => path.join(dir, name))
        .sort()
    : [];

/** Return the folder with the sources of a workspace: an installed package has them compiled in `dist`. */
const sourcesOf = (dir) =>
  ['src', 'dist'].map((name) => path.join(dir, name)).find(existsSync) ?? path.join(dir, 'src');

/** Return the files with a workspace's English messages: of its pages, and of its part of the API. */
const englishFiles = (dir) => [...filesBelow(sourcesOf(dir)), ...filesBelow(path.join(dir, 'api'))];

/** Return the files with messages that pages show, or those within one folder of the sources. Pages and part share `api/shapes`. */
function filesOfPages(dir, within) {
  const sources = sourcesOf(dir);
  return within === undefined
    ? [...filesBelow(sources), ...filesBelow(path.join(dir, 'api/shapes'))]
    : filesBelow(path.join(sources, within));
}

/**
 * Read all English messages of a workspace, or those of some of its files, by name.
 *
 * @throws an Error where two have the same name
 */
function englishOf(dir, files = englishFiles(dir)) {
  const all = {};
  for (const file of files) {
    for (const [name, text] of Object.entries(readEnglish(readFileSync(file, 'utf8')))) {
      if (Object.hasOwn(all, name)) {
        throw new Error(
          `Two messages of ${path.basename(dir)} are named "${name}"; one is in ${path.relative(dir, file)}. Rename one.`,
        );
      }
      all[name] = text;
    }
  }
  return all;
}

/** Return the names of a workspace's words: pages find them by the English word. */
const wordsOf = (dir) =>
  new Set(
    englishFiles(dir)
      .filter((file) => /\.words\.[jt]s$/.test(file))
      .flatMap((file) => Object.keys(readEnglish(readFileSync(file, 'utf8')))),
  );

/**
 * Read a translation.
 *
 * @returns {{ name: string, english: string, text: string, isDraft: boolean }[]} those without a text are left out
 */
function readTranslation(source) {
  const { translations } = po.parse(source);
  return Object.entries(translations).flatMap(([name, messages]) =>
    Object.values(messages)
      .filter(({ msgid, msgstr }) => msgid !== '' && msgstr[0])
      .map(({ msgid, msgstr, comments }) => ({
        name,
        english: msgid,
        text: msgstr[0],
        isDraft: /\bfuzzy\b/.test(comments?.flag ?? ''),
      })),
  );
}

/** Return the translated words of the workspaces that one depends on, in the language of its translation `file`. */
function wordsOfDependencies(file) {
  return dependenciesWith(file).flatMap(({ file: other }) => {
    const words = wordsOf(workspaceOf(other));
    return readTranslation(readFileSync(other)).filter(({ name }) => words.has(name));
  });
}

/** Compile a message: code, and the imports that the code needs. Text without parameters is a string. */
function compile(locale, name, text) {
  const module = compileModule(new MessageFormat(locale), { message: text });
  const [, code] = /^ {2}message: ([^]*)\n\}\n?$/m.exec(module.slice(module.indexOf('export default'))) ?? [];
  if (code === undefined) throw new Error(`The message "${name}" does not compile: ${text}`);
  const imports = [...module.matchAll(/^import \{ (.*) \} from "(.*)";$/gm)];
  return {
    code: code.startsWith('() => ') ? code.slice('() => '.length) : code,
    imports: imports.flatMap(([, names, from]) => names.split(', ').map((imported) => ({ imported, from }))),
  };
}

/** Return the import statements of compiled messages. */
function importsOf(compiled) {
  const byModule = new Map();
  for (const { imported, from } of compiled.flatMap(({ imports }) => imports)) {
    byModule.set(from, new Set([...(byModule.get(from) ?? []), imported]));
  }
  return [...byModule].map(
    ([from, names]) => `import { ${[...names].join(', ')} } from ${JSON.stringify(from)};`,
  );
}

/** Return the module of the English messages: each is its id and its text, or the function that gives its text. */
function englishModule(source, file) {
  const { name: packageName } = readPackage(workspaceOf(file));
  const compiled = Object.entries(readEnglish(source)).map(([name, text]) => ({
    name,
    ...compile('en-US', name, text),
  }));
  const exports = compiled.map(
    ({ name, code }) => `export const ${name} = [${JSON.stringify(idOf(packageName, name))}, ${code}];`,
  );
  return [...importsOf(compiled), ...exports].join('\n');
}

/** Return the translations of a workspace: their languages and files. */
function translationFiles(dir) {
  const folder = path.join(dir, 'messages');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.po'))
    .map((name) => ({ language: path.basename(name, '.po'), file: path.join(folder, name) }));
}

/**
 * Return the module of messages for a program that answers in all languages: each is its texts, or the functions that give them, by
 * language. A translation of a former English text is left out.
 *
 * @param locales by language
 */
function multilingualModule(source, file, locales) {
  const translations = translationFiles(workspaceOf(file)).map((translation) => ({
    ...translation,
    entries: readTranslation(readFileSync(translation.file)),
  }));
  const compiled = Object.entries(readEnglish(source)).map(([name, english]) => {
    const translated = translations.flatMap(({ language, entries }) =>
      entries
        .filter((entry) => entry.name === name && entry.english === english)
        .map(({ text }) => ({ language, ...compile(locales[language], name, text) })),
    );
    return { name, texts: [{ language: 'en', ...compile('en-US', name, english) }, ...translated] };
  });
  const exports = compiled.map(({ name, texts }) => {
    const members = texts.map(({ language, code }) => `${language}: ${code}`);
    return `export const ${name} = { ${members.join(', ')} };`;
  });
  return [...importsOf(compiled.flatMap(({ texts }) => texts)), ...exports].join('\n');
}

/** Return the folder that a package is installed in, as Node finds it. */
function installedDir(name, from) {
  const dir = path.join(from, 'node_modules', name);
  return existsSync(dir) ? realpathSync(dir) : installedDir(name, path.dirname(from));
}

/** Return the packages with messages in the same language that a workspace depends on, and their files. */
function dependenciesWith(file) {
  const dir = workspaceOf(file);
  const names = Object.keys(readPackage(dir).dependencies ?? {}).filter((name) =>
    name.startsWith('@sinima/'),
  );
  return names.flatMap((name) => {
    const found = path.join(installedDir(name, dir), 'messages', path.basename(file));
    return existsSync(found) ? [{ name, file: found }] : [];
  });
}

/**
 * Return the module of a translation, with those of the workspaces that this one depends on: texts and functions by id. A message
 * whose English text has changed since is left out: it is shown in English until it is translated anew.
 *
 * @param within a folder of the sources, to which messages are limited: for a script that stands alone
 */
function translationModule(source, file, locale, within) {
  const dir = workspaceOf(file);
  const { name: packageName } = readPackage(dir);
  const english = englishOf(dir, filesOfPages(dir, within));
  const words = wordsOf(dir);
  const compiled = readTranslation(source)
    .filter((entry) => english[entry.name] === entry.english)
    .map(({ name, text }) => ({
      id: words.has(name) ? `=${english[name]}` : idOf(packageName, name),
      ...compile(locale, name, text),
    }));
  const others = within === undefined ? dependenciesWith(file) : [];
  return [
    ...importsOf(compiled),
    ...others.map(
      ({ name }, index) =>
        `import other${index} from ${JSON.stringify(`${name}/messages/${path.basename(file)}`)};`,
    ),
    'export default {',
    ...others.map((_other, index) => `  ...other${index},`),
    ...compiled.map(({ id, code }) => `  ${JSON.stringify(id)}: ${code},`),
    '};',
  ].join('\n');
}

module.exports = {
  englishFiles,
  englishModule,
  englishOf,
  multilingualModule,
  readEnglish,
  dependenciesWith,
  readTranslation,
  translationFiles,
  translationModule,
  wordsOfDependencies,
  workspaceOf,
};
