/** The messages that sources use: a translation for browsers has no others. */
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { parseSync } = require('oxc-parser');
const { ResolverFactory } = require('oxc-resolver');
const { ENGLISH_FILE } = require('./english-messages.cjs');

const SOURCE = /\.[cm]?[jt]sx?$/;
const TEST = /\.(test|stories)\.[jt]sx?$/;

const resolver = new ResolverFactory({
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  conditionNames: ['import', 'browser'],
});

/** Return the modules that a source imports when it runs: those of its workspace, and of packages that can have messages. */
function importsOf(file) {
  const source = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const requests = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
    ),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, request] = /^(['"])(.*)\1$/.exec(source.slice(start, end))?.slice(1) ?? [];
      return request === undefined ? [] : [request];
    }),
  ];
  return requests.filter((request) => request.startsWith('.') || request.startsWith('@sinima/'));
}

/**
 * Return the files with messages and words that the sources in a folder use, directly or through other modules.
 *
 * @param folder absolute path: `…/mfe-title/src/pages`
 * @throws an Error naming an import that leads nowhere
 */
function usedMessageFiles(folder) {
  const seen = new Set(
    readdirSync(folder)
      .filter((name) => SOURCE.test(name) && !TEST.test(name))
      .map((name) => path.join(folder, name)),
  );
  // A set gives what is added while it is walked.
  for (const file of seen) {
    if (!SOURCE.test(file) || ENGLISH_FILE.test(file)) continue;
    for (const request of importsOf(file)) {
      const { path: found, error } = resolver.sync(path.dirname(file), request.split('?', 1)[0]);
      if (found === undefined) throw new Error(`${file} imports ${request}, which is not there: ${error}`);
      seen.add(found);
    }
  }
  return [...seen].filter((file) => ENGLISH_FILE.test(file)).sort();
}

module.exports = { usedMessageFiles };
