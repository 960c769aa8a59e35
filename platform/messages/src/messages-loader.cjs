/** The bundler's loader of messages. */
const path = require('node:path');
const { englishFiles, englishModule, translationModule } = require('./compile-messages.cjs');

module.exports = function loadMessages(source) {
  const { resourcePath, resourceQuery } = this;
  if (!resourcePath.endsWith('.po')) return englishModule(source, resourcePath);
  for (const file of englishFiles(path.dirname(path.dirname(resourcePath)))) this.addDependency(file);
  const { locales } = this.getOptions();
  const within = new URLSearchParams(resourceQuery).get('within') ?? undefined;
  const locale = locales[path.basename(resourcePath, '.po')];
  return translationModule(source, resourcePath, locale, within);
};
