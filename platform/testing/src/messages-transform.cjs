/** Messages in tests: compiled as by the build; with the option `multilingual`, as for parts of the API. */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { createTransformer } = require('@swc/jest');
const { englishModule, multilingualModule, translationModule } = require('@sinima/messages/compile-messages');
const { workspaceOf } = require('@sinima/messages/english-messages');
const { translatedFiles } = require('@sinima/messages/translated-files');
const { translationFiles } = require('@sinima/messages/translations');

const swc = createTransformer({ jsc: { target: 'es2022' }, module: { type: 'commonjs' } });

const isTranslation = (file) => file.endsWith('.po');

/** The locales are the languages. */
const localesOf = (file) =>
  Object.fromEntries(translationFiles(workspaceOf(file)).map(({ language }) => [language, language]));

function moduleOf(source, file, { multilingual }) {
  if (isTranslation(file)) return translationModule(file, file.slice(-5, -3));
  return multilingual ? multilingualModule(source, file, localesOf(file)) : englishModule(source, file);
}

const compiler = ['compile-messages', 'english-messages', 'translated-files', 'translations']
  .map((name) => readFileSync(require.resolve(`@sinima/messages/${name}`), 'utf8'))
  .join('\0');

/** Return the files that a module is made of: for a translation the English texts, and the reverse. */
function filesFor(file, { multilingual }) {
  if (isTranslation(file)) return translatedFiles(file).flatMap((each) => [each.file, ...each.english]);
  return multilingual ? translationFiles(workspaceOf(file)).map((each) => each.file) : [];
}

module.exports = {
  process: (source, file, options) =>
    swc.process(moduleOf(source, file, options.transformerConfig), file, options),
  // For every file of tests anew: it reads, and compiles nothing.
  getCacheKey: (source, file, options) =>
    createHash('sha256')
      .update([swc.getCacheKey(source, file, options), compiler].join('\0'))
      .update(
        filesFor(file, options.transformerConfig)
          .map((each) => readFileSync(each, 'utf8'))
          .join('\0'),
      )
      .digest('hex'),
};
