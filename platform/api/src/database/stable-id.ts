import { createHash } from 'node:crypto';
import { Types } from 'mongoose';

/**
 * Return the id of a record that is known by a name of its own, so that it survives loading the record again.
 *
 * @example stableId('title', 'living-in-bondage')
 */
export function stableId(kind: string, ...name: readonly (string | number)[]): Types.ObjectId {
  const hash = createHash('sha1')
    .update([kind, ...name].join(':'))
    .digest('hex');
  return new Types.ObjectId(hash.slice(0, 24));
}
