/** Waits for a file that an editor has emptied and is about to write. */
const { readFile } = require('node:fs/promises');
const { setTimeout: wait } = require('node:timers/promises');

/** Between two looks, in ms. */
const LOOK_MS = 10;

/** After so many looks an empty file is meant to be empty. */
const MAX_LOOKS = 30;

module.exports = async function writtenLoader(source) {
  let text = source;
  for (let looks = 0; text === '' && looks < MAX_LOOKS; looks += 1) {
    await wait(LOOK_MS);
    text = await readFile(this.resourcePath, 'utf8');
  }
  return text;
};
