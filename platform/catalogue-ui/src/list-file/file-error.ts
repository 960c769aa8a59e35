/** A file that cannot be imported; the message tells the visitor the reason and the remedy. */
export class FileError extends Error {
  override name = 'FileError';
}
