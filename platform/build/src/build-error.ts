/** The build of something of ours failed; the message names the files and what is wrong with them. */
export class BuildError extends Error {
  override name = 'BuildError';
}
