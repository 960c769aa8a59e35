import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from './release-error.ts';

/** After this time without a sign of life a lock's holder counts as dead, in milliseconds. A change takes some 50 ms. */
const staleMs = 4_000;
/** Tries to get the lock before giving up: with the pauses below, some 15 seconds. */
const tries = 200;

/**
 * Runs a change of the store while nobody else changes it, in this process or another.
 *
 * @param change is given a check that throws when the lock was taken over meanwhile (after this machine slept, say);
 *   to be called right before the change becomes visible
 * @throws ReleaseError when the lock cannot be had
 */
export async function withStoreLock<T>(
  dir: string,
  change: (assertHeld: () => void) => Promise<T>,
): Promise<T> {
  await mkdir(dir, { recursive: true });
  // Loaded here, so that who only reads the store does not get its handlers of signals.
  const { default: lockfile } = await import('proper-lockfile');
  const lockfilePath = path.join(dir, '.lock');
  let takenOver = false;
  const release = await lockfile
    .lock(dir, {
      lockfilePath,
      stale: staleMs,
      retries: { retries: tries, factor: 1, minTimeout: 25, maxTimeout: 100, randomize: true },
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
    return await change(() => {
      if (!takenOver) return;
      throw new ReleaseError(
        'This change was held up for so long that another one overtook it. Nothing was changed; try again.',
      );
    });
  } finally {
    if (!takenOver) await release();
  }
}
