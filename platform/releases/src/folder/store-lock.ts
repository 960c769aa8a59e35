import path from 'node:path';
import { ReleaseError } from '../errors/release-error.ts';

/** After this time without a sign of life a lock's holder counts as dead, in ms. A write takes some 10 ms. */
const STALE_MS = 4_000;

/** Tries to get the lock before giving up: with the pauses below, 20 to 30 seconds. */
const TRIES = 1_000;

/**
 * Run a conditional write of the folder while nobody else makes one, in this process or another.
 *
 * @param write is given a check that throws when the lock was taken over meanwhile (after this machine slept, say); to be
 *   called right before the write becomes visible
 * @throws ReleaseError when the lock cannot be had
 */
export async function withStoreLock<T>(
  dir: string,
  write: (assertHeld: () => void) => Promise<T>,
): Promise<T> {
  // Loaded here, so that who only reads the store does not get its handlers of signals.
  const { default: lockfile } = await import('proper-lockfile');
  const lockfilePath = path.join(dir, '.lock');
  let takenOver = false;
  const release = await lockfile
    .lock(dir, {
      lockfilePath,
      stale: STALE_MS,
      retries: { retries: TRIES, factor: 1, minTimeout: 5, maxTimeout: 45, randomize: true },
      onCompromised: () => {
        takenOver = true;
      },
    })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ELOCKED') throw error;
      throw new ReleaseError(
        `Somebody else has been changing the release store for a while (${lockfilePath}). Nothing was changed; try again.`,
      );
    });
  try {
    return await write(() => {
      if (!takenOver) return;
      throw new ReleaseError(
        'This change was held up for so long that another one overtook it. Nothing was changed; try again.',
      );
    });
  } finally {
    if (!takenOver) await release();
  }
}
