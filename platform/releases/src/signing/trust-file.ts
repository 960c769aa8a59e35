/** A trust file that is read again when it changes, so that a new remote's key counts on a server that runs. */
import { readFileSync, statSync } from 'node:fs';
import type { Trust } from '@sinima/contracts/signed';
import { parseTrust } from './trust.ts';

/** Time between two looks at the file, in ms; less than between two looks at the store. */
const LOOK_MS = 100;

/**
 * Return what a trust file says, as it is at each look. While it is missing or wrong, what it said before goes on.
 *
 * @param trust what it says now
 * @param onError is told what is wrong with it
 */
export function followTrust(file: string, trust: Trust, onError: (error: Error) => void): Trust {
  let current = trust;
  let lookedAt = 0;
  let seen: string | undefined;
  const look = (): Trust => {
    const now = performance.now();
    if (now - lookedAt < LOOK_MS) return current;
    lookedAt = now;
    try {
      const { mtimeMs, size, ino } = statSync(file);
      const found = `${mtimeMs} ${size} ${ino}`;
      if (found === seen) return current;
      seen = found;
      current = parseTrust(readFileSync(file, 'utf8'), file);
    } catch (error) {
      onError(error as Error);
    }
    return current;
  };
  return {
    get pointer() {
      return look().pointer;
    },
    get releases() {
      return look().releases;
    },
  };
}
