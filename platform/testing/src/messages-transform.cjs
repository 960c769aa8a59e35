/** Messages in tests: compiled as by the build. */
const { createTransformer } = require('@swc/jest');
const { englishModule, translationModule } = require('@sinima/messages/compile-messages');

const swc = createTransformer({ jsc: { target: 'es2022' }, module: { type: 'commonjs' } });

const moduleOf = (source, file) =>
  file.endsWith('.po') ? translationModule(source, file, file.slice(-5, -3)) : englishModule(source, file);

module.exports = {
  process: (source, file, options) => swc.process(moduleOf(source, file), file, options),
  getCacheKey: (source, file, options) => swc.getCacheKey(moduleOf(source, file), file, options),
};
