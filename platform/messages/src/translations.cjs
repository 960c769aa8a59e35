/** The translations of workspaces: PO files, `messages/<language>.po`. */
const { existsSync, readdirSync, readFileSync, realpathSync } = require('node:fs');
const path = require('node:path');
const { po } = require('gettext-parser');
const { readPackage, wordsOf, workspaceOf } = require('./english-messages.cjs');

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

/** Return the translations of a workspace: their languages and files. */
function translationFiles(dir) {
  const folder = path.join(dir, 'messages');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.po'))
    .map((name) => ({ language: path.basename(name, '.po'), file: path.join(folder, name) }));
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

module.exports = { dependenciesWith, readTranslation, translationFiles, wordsOfDependencies };
