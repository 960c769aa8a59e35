/** The plan for a new part of the API, and the names that are always refused. */
import type { OwnedRoutes } from '@sinima/contracts/pointer';
import { Refusal } from './refusal.ts';

/** A part of the API to write. */
export interface PartPlan {
  /** `soundtracks`: the beginning of its addresses, and its collection. */
  readonly prefix: string;
  /** `soundtrack`: one of its records. */
  readonly record: string;
}

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/;
const MAX_NAME = 40;

/** The word for one of them: `soundtracks` → `soundtrack`; `box-office` → `box-office-record`. */
const recordOf = (prefix: string): string =>
  /[^s]s$/.test(prefix) ? prefix.slice(0, -1) : `${prefix}-record`;

/** Return the plan of a part. @throws Refusal when no part may have the name, or its records have none of their own */
export function planPart(prefix: string, record = recordOf(prefix)): PartPlan {
  if ([prefix, record].every((word) => KEBAB.test(word)) && prefix.length <= MAX_NAME && prefix !== record) {
    return { prefix, record };
  }
  throw new Refusal(
    `A part of the API cannot be called "${prefix}", with "${record}" for one of its records. Names are words of a-z and 0-9 ` +
      `that begin with a letter, joined by hyphens, ${MAX_NAME} letters at most, the many and the one: --record soundtrack`,
  );
}

/** Return what a part owns, as the release store knows it. */
export const ownedByPart = ({ prefix }: PartPlan): NonNullable<OwnedRoutes['api']> => ({
  prefixes: [prefix],
  collections: [prefix],
});
