import { ReleaseError } from '../errors/release-error.ts';

/** The remedy for an error of the file system, by its code. */
const REMEDIES: Readonly<Record<string, string>> = {
  ENOSPC:
    'there is no space left. Free some (`npm run releases -- prune` deletes old versions), and try again',
  EDQUOT:
    'the quota is used up. Free some space (`npm run releases -- prune` deletes old versions), and try again',
  EFBIG: 'the file is larger than is allowed here. Raise the limit (ulimit -f), and try again',
  EACCES: 'permission is denied. Give this user the right to write there, and try again',
  EPERM: 'permission is denied. Give this user the right to write there, and try again',
  EROFS: 'the file system is read-only. Mount it for writing, and try again',
  EMFILE: 'too many files are open. Raise the limit (ulimit -n), and try again',
  ENFILE: 'too many files are open on this machine. Try again later',
  EIO: 'the disk does not answer as it should. Look at the machine; a backup may be needed',
  EISDIR: 'there is a folder where a file should be. Remove it, and try again',
};

/** Return an error that tells people what to do, for the errors that they can do something about; others as they are. */
export function folderError(location: string, doing: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const remedy = code === undefined ? undefined : REMEDIES[code];
  if (remedy === undefined) return error;
  return new ReleaseError(`${doing} in ${location} failed: ${remedy} (${code}).`, { cause: error });
}
