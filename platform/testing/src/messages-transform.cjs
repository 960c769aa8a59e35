/** Messages in tests: compiled as by the build. */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { createTransformer } = require('@swc/jest');
const { englishFiles, englishModule, translationModule } = require('@sinima/messages/compile-messages');

const swc = createTransformer({ jsc: { target: 'es2022' }, module: { type: 'commonjs' } });

const isTranslation = (file) => file.endsWith('.po');

const moduleOf = (source, file) =>
  isTranslation(file) ? translationModule(source, file, file.slice(-5, -3)) : englishModule(source, file);

const compiler = readFileSync(require.resolve('@sinima/messages/compile-messages'), 'utf8');

/** Return all that a module is made of beside its source: the compiler, and for a translation the English texts. */
function inputsOf(file) {
  const english = isTranslation(file) ? englishFiles(path.dirname(path.dirname(file))) : [];
  return [compiler, ...english.map((each) => readFileSync(each, 'utf8'))];
}

module.exports = {
  process: (source, file, options) => swc.process(moduleOf(source, file), file, options),
  // For every file of tests anew: it reads, and compiles nothing.
  getCacheKey: (source, file, options) =>
    createHash('sha256')
      .update([swc.getCacheKey(source, file, options), ...inputsOf(file)].join('\0'))
      .digest('hex'),
};
