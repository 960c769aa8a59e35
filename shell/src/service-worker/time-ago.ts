import { LANGUAGES } from '@sinima/contracts/languages';
import type { Text } from '@sinima/contracts/text';
import * as messages from './offline.messages.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Say how long ago something was, in whole units: `3 hours ago`. */
export function timeAgo(ms: number, text: Text): string {
  for (const [unit, length] of UNITS) {
    const count = Math.floor(ms / length);
    if (count >= 1) return new Intl.RelativeTimeFormat(LANGUAGES[text.language].locale).format(-count, unit);
  }
  return text(messages.aMomentAgo);
}
