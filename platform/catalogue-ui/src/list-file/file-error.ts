/** A file that cannot be imported; the message tells the visitor why, and what to do. */
export class FileError extends Error {
  override name = 'FileError';
}
