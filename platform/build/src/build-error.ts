/** A build failed; the message names the files and their faults. */
export class BuildError extends Error {
  override name = 'BuildError';
}
