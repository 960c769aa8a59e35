/** Messages as modules, for the bundler and for Jest, from ICU MessageFormat (`docs/decisions/0063-languages.md`). */
const { readFileSync } = require('node:fs');
const MessageFormat = require('@messageformat/core');
const compileModule = require('@messageformat/core/compile-module.js');
const cardinals = require('@messageformat/runtime/lib/cardinals');
const plurals = require('@messageformat/runtime/lib/plurals');
const { idsOf, messagesOf, readEnglish, wordsOf, workspaceOf } = require('./english-messages.cjs');
const { translatedFiles } = require('./translated-files.cjs');
const { readTranslation, translationFiles } = require('./translations.cjs');

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

/** Modules of the plural rules of all languages: of amounts alone, and of amounts and places in an order ("2nd"). */
const PLURAL_RULES = {
  '@messageformat/runtime/lib/cardinals': cardinals,
  '@messageformat/runtime/lib/plurals': plurals,
};

/**
 * Return the import statements of compiled messages, and the plural rules that they use. The rules are written out: as an import, those
 * of all languages would be in one module, and English pages would load them.
 */
function importsOf(compiled) {
  const namesByModule = new Map();
  for (const { imported, from } of compiled.flatMap(({ imports }) => imports)) {
    namesByModule.set(from, new Set([...(namesByModule.get(from) ?? []), imported]));
  }
  const rules = new Map();
  const statements = [];
  for (const from of [...namesByModule.keys()].sort()) {
    const names = [...namesByModule.get(from)];
    if (PLURAL_RULES[from]) {
      // The rule of the second module does for amounts, too.
      for (const name of names) rules.set(name, PLURAL_RULES[from][name]);
    } else statements.push(`import { ${names.join(', ')} } from ${JSON.stringify(from)};`);
  }
  return [...statements, ...[...rules].map(([name, rule]) => `const ${name} = ${rule};`)];
}

/** Return the module of the English messages: each is its id and its text, or the function that gives its text. */
function englishModule(source, file) {
  const english = readEnglish(source);
  const ids = idsOf(file, Object.keys(english));
  const compiled = Object.entries(english).map(([name, text]) => ({
    name,
    ...compile('en-US', name, text),
  }));
  const exports = compiled.map(
    ({ name, code }) => `export const ${name} = [${JSON.stringify(ids[name])}, ${code}];`,
  );
  return [...importsOf(compiled), ...exports].join('\n');
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

/**
 * Return the module of a translation, with those of the workspaces that this one depends on: texts and functions by id. A message
 * whose English text has changed since is left out: it is shown in English until it is translated anew.
 *
 * @param from a folder of the sources: the module has the messages alone that sources in it use
 */
function translationModule(file, locale, from) {
  const compiled = translatedFiles(file, from).flatMap((translated) => {
    const dir = workspaceOf(translated.file);
    const english = messagesOf(dir, translated.english);
    const words = wordsOf(dir);
    return readTranslation(readFileSync(translated.file))
      .filter((entry) => english[entry.name]?.text === entry.english)
      .map(({ name, text }) => ({
        id: words.has(name) ? `=${english[name].text}` : english[name].id,
        ...compile(locale, name, text),
      }));
  });
  return [
    ...importsOf(compiled),
    'export default {',
    ...compiled.map(({ id, code }) => `  ${JSON.stringify(id)}: ${code},`),
    '};',
  ].join('\n');
}

module.exports = { englishModule, multilingualModule, translationModule };
