/** Something about the release store is wrong; the message names the thing and the remedy. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

/** Tell whether an error is the file system's "no such file or folder". */
export function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
