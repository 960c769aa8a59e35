/** The bundler's loader of messages; with the option `multilingual`, English ones come with their translations. */
const path = require('node:path');
const { englishModule, multilingualModule, translationModule } = require('./compile-messages.cjs');
const { englishFiles, workspaceOf } = require('./english-messages.cjs');
const { translationFiles } = require('./translations.cjs');

module.exports = function loadMessages(source) {
  const { resourcePath, resourceQuery } = this;
  const { locales, multilingual = false } = this.getOptions();
  if (!resourcePath.endsWith('.po')) {
    if (!multilingual) return englishModule(source, resourcePath);
    for (const { file } of translationFiles(workspaceOf(resourcePath))) this.addDependency(file);
    return multilingualModule(source, resourcePath, locales);
  }
  for (const file of englishFiles(path.dirname(path.dirname(resourcePath)))) this.addDependency(file);
  const within = new URLSearchParams(resourceQuery).get('within') ?? undefined;
  const locale = locales[path.basename(resourcePath, '.po')];
  return translationModule(source, resourcePath, locale, within);
};
