import type { Connection, Types } from 'mongoose';

/** A person who was found to be another one, and who that is. */
export interface PersonMerge {
  _id: Types.ObjectId;
  into: Types.ObjectId;
}

/** Return which of these people an operator has merged, and into whom. */
export async function mergedInto(
  connection: Connection,
  people: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, Types.ObjectId>> {
  const merges = await connection
    .collection<PersonMerge>('person_merges')
    .find({ _id: { $in: [...people] } })
    .toArray();
  return new Map(merges.map(({ _id, into }) => [_id.toHexString(), into]));
}
