/** The English messages of workspaces: they stand in `<feature>.messages.ts` beside the code that shows them. */
const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { compileFunction } = require('node:vm');

/** English messages, and words of records; JavaScript in a package that was installed. */
const ENGLISH_FILE = /\.(messages|words)\.[jt]s$/;

/** Letters that stand for a file of messages: with these, a hundred files in a page have one chance in three thousand to clash. */
const FILE_LETTERS = 4;

/** Return the folder of the workspace that a file belongs to. */
function workspaceOf(file) {
  const dir = path.dirname(file);
  return existsSync(path.join(dir, 'package.json')) ? dir : workspaceOf(dir);
}

const readPackage = (dir) => JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));

/**
 * Return what stands for each message of a file in code: short, and its own among all packages. Ids of a file differ in their last
 * letters alone, so that they compress well.
 */
function idsOf(file, names) {
  const dir = workspaceOf(file);
  // Without `src` or, in an installed package, `dist`.
  const place = path.relative(dir, file).split(path.sep).slice(1).join('/');
  const letters = createHash('sha256')
    .update(`${readPackage(dir).name} ${place.replace(/\.[jt]s$/, '')}`)
    .digest('base64url')
    .slice(0, FILE_LETTERS);
  return Object.fromEntries(names.map((name, index) => [name, letters + index.toString(36)]));
}

/**
 * Read the English messages of a file: their names and texts.
 *
 * @param {string} source constants alone: `export const noPlot = 'No plot yet.';`
 * @returns {Record<string, string>}
 */
function readEnglish(source) {
  const exported = {};
  compileFunction(source.replaceAll(/^export const (\w+) =/gm, 'exported.$1 ='), ['exported'])(exported);
  return exported;
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

/** Return the files with messages that pages show. Pages and part share `api/shapes`. */
const filesOfPages = (dir) => [...filesBelow(sourcesOf(dir)), ...filesBelow(path.join(dir, 'api/shapes'))];

/**
 * Read all English messages of a workspace, or those of some of its files: their texts and ids by name.
 *
 * @throws an Error where two have the same name
 */
function messagesOf(dir, files = englishFiles(dir)) {
  const all = {};
  for (const file of files) {
    const texts = readEnglish(readFileSync(file, 'utf8'));
    const ids = idsOf(file, Object.keys(texts));
    for (const [name, text] of Object.entries(texts)) {
      if (Object.hasOwn(all, name)) {
        throw new Error(
          `Two messages of ${path.basename(dir)} are named "${name}"; one is in ${path.relative(dir, file)}. Rename one.`,
        );
      }
      all[name] = { text, id: ids[name] };
    }
  }
  return all;
}

/** Read the texts of all English messages of a workspace, by name. */
const englishOf = (dir) =>
  Object.fromEntries(Object.entries(messagesOf(dir)).map(([name, { text }]) => [name, text]));

/** Return the names of a workspace's words: pages find them by the English word. */
const wordsOf = (dir) =>
  new Set(
    englishFiles(dir)
      .filter((file) => /\.words\.[jt]s$/.test(file))
      .flatMap((file) => Object.keys(readEnglish(readFileSync(file, 'utf8')))),
  );

module.exports = {
  ENGLISH_FILE,
  englishFiles,
  englishOf,
  filesOfPages,
  idsOf,
  messagesOf,
  readEnglish,
  readPackage,
  sourcesOf,
  wordsOf,
  workspaceOf,
};
