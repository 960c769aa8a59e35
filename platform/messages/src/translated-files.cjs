/** The files that a translation is made of. */
const path = require('node:path');
const { filesOfPages, sourcesOf, workspaceOf } = require('./english-messages.cjs');
const { dependenciesWith } = require('./translations.cjs');
const { usedMessageFiles } = require('./used-messages.cjs');

/**
 * Return what a translation is made of: the PO files of its workspace and of those that it depends on, each with the files of the
 * English messages that it translates.
 *
 * @param from a folder of the sources: the messages alone that sources in it use
 * @returns {{ file: string, english: string[] }[]}
 */
function translatedFiles(file, from) {
  const all = [file, ...dependenciesWith(file).map((dependency) => dependency.file)].map((each) => ({
    file: each,
    english: filesOfPages(workspaceOf(each)),
  }));
  if (from === undefined) return all;
  const used = new Set(usedMessageFiles(path.join(sourcesOf(workspaceOf(file)), from)));
  return all.map((each) => ({ ...each, english: each.english.filter((one) => used.has(one)) }));
}

module.exports = { translatedFiles };
