/** The draw that decides whether a visitor gets a canary. */
import { createHash } from 'node:crypto';
import type { Canary } from '@sinima/contracts/pointer';
import { setText } from './pointer/decision-text.ts';

/** Results of the hash's first 32 bits. */
const RANGE = 2 ** 32;

/**
 * Draw for a visitor, from 0 to below 100: always the same for the same visitor and set of versions, so that a visitor
 * gets all of a set or nothing of it; spread evenly over visitors, and another for each set, so that it is not always the
 * same people who try what is new. A visitor gets a canary while the draw is below its share in percent: as the share
 * grows, nobody goes back.
 *
 * @param visitor what tells this visitor from others, e.g. the contents of their cookie
 */
export function bucketOf(visitor: string, set: Canary['set']): number {
  const hash = createHash('sha256')
    .update(`${visitor}|${setText(set)}`)
    .digest();
  return (hash.readUInt32BE(0) / RANGE) * 100;
}
