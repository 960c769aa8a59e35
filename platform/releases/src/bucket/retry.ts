import { setTimeout as wait } from 'node:timers/promises';
import { isTransient } from './bucket-error.ts';

/** Pauses between attempts, in ms. */
const PAUSES = [100, 400];

/**
 * Try something up to three times, as long as its errors may pass.
 *
 * @param attempt is given the error of the attempt before
 */
export async function retry<T>(attempt: (before: unknown) => Promise<T>): Promise<T> {
  let before: unknown;
  for (const pause of PAUSES) {
    try {
      return await attempt(before);
    } catch (error) {
      if (!isTransient(error)) throw error;
      before = error;
    }
    await wait(pause * (0.75 + Math.random() * 0.5));
  }
  return attempt(before);
}
