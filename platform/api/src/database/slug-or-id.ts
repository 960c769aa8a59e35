import { Types } from 'mongoose';

/** Return the filter for a record named by its slug or, where the value cannot be told from one, by its id. */
export function slugOrId(
  value: string,
): { slug: string } | { $or: [{ slug: string }, { _id: Types.ObjectId }] } {
  return /^[0-9a-f]{24}$/i.test(value)
    ? { $or: [{ slug: value }, { _id: new Types.ObjectId(value) }] }
    : { slug: value };
}
