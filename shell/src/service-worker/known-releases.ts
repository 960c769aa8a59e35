/** The browser's knowledge of the pointer: the newest generation that it has seen, and the barred versions (`docs/decisions/0047-offline-copies.md`). */
import type { BarredVersions } from '@sinima/contracts/offline';
import { isAnyBarred, type RunVersions } from '../page/barred-versions.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long copies may be shown since the pointer was last reached, in milliseconds. */
const LONGEST_OFFLINE_MS = 30 * DAY_MS;

/** How long what is known is taken for true while servers answer, in milliseconds. */
const CONFIRMED_MS = DAY_MS;

/** For how long a server may lag behind the others, in milliseconds: who names a lower number after that is another site. */
const LONGEST_LAG_MS = HOUR_MS;

export interface KnownReleases {
  /** The highest generation that any answer named. */
  readonly generation: number;
  /** The generation that `barred` is of. */
  readonly listed: number;
  readonly barred: BarredVersions['barred'];
  /** When a server last named the highest generation; milliseconds since the epoch. */
  readonly verifiedAt: number;
}

export const NOTHING_KNOWN: KnownReleases = { generation: 0, listed: 0, barred: {}, verifiedAt: 0 };

/** Hear the generation that an answer named. A server that lags behind tells nothing new. */
export function hearGeneration(known: KnownReleases, generation: number, now: number): KnownReleases {
  return generation < known.generation ? known : { ...known, generation, verifiedAt: now };
}

/** Tell whether the server has to be asked what is barred. */
export function needsList(known: KnownReleases, now: number): boolean {
  return known.listed < known.generation || Math.abs(now - known.verifiedAt) > CONFIRMED_MS;
}

/**
 * Learn what is barred.
 *
 * @returns 'other-site' when the number is lower than one that was seen, for longer than any server lags behind: the
 *   release store was made again, and the facts about the former one hold no more
 */
export function learnList(
  known: KnownReleases,
  { generation, barred }: Pick<BarredVersions, 'generation' | 'barred'>,
  now: number,
): KnownReleases | 'other-site' {
  if (generation >= known.generation) return { generation, listed: generation, barred, verifiedAt: now };
  return now - known.verifiedAt > LONGEST_LAG_MS ? 'other-site' : known;
}

/**
 * Why a copy may not be shown: the pointer was not reached for too long; what is barred is not known since it moved; or
 * the copy would run what is barred. Undefined: it may.
 */
export type Refusal = 'expired' | 'unconfirmed' | 'barred';

export function refusalOf(
  known: KnownReleases,
  copy: { readonly generation: number; readonly versions: RunVersions },
  now: number,
): Refusal | undefined {
  const age = now - known.verifiedAt;
  // A clock that was set back by more than a day says nothing of how old a copy is.
  if (age > LONGEST_OFFLINE_MS || age < -DAY_MS) return 'expired';
  if (known.listed < known.generation && copy.generation < known.generation) return 'unconfirmed';
  return isAnyBarred(known.barred, copy.versions) ? 'barred' : undefined;
}
