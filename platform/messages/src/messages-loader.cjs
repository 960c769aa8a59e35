/** The bundler's loader of messages; with the option `multilingual`, English ones come with their translations. */
const path = require('node:path');
const { englishModule, multilingualModule, translationModule } = require('./compile-messages.cjs');
const { workspaceOf } = require('./english-messages.cjs');
const { translatedFiles } = require('./translated-files.cjs');
const { translationFiles } = require('./translations.cjs');

module.exports = function loadMessages(source) {
  const { resourcePath, resourceQuery } = this;
  const { locales, multilingual = false } = this.getOptions();
  if (!resourcePath.endsWith('.po')) {
    if (!multilingual) return englishModule(source, resourcePath);
    for (const { file } of translationFiles(workspaceOf(resourcePath))) this.addDependency(file);
    return multilingualModule(source, resourcePath, locales);
  }
  // While somebody works on the sources, all messages: which of them are used changes with every import.
  const isWhole = this.mode === 'development';
  const from = isWhole ? undefined : (new URLSearchParams(resourceQuery).get('from') ?? undefined);
  for (const { file, english } of translatedFiles(resourcePath, from))
    for (const each of [file, ...english]) this.addDependency(each);
  return translationModule(resourcePath, locales[path.basename(resourcePath, '.po')], from);
};
