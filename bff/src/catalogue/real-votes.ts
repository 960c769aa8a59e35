import type { Connection } from 'mongoose';
import type { TitleRecord } from '../titles/title.schema.js';

/** Return titles of the seed with the votes that people have given them in place of sample votes. */
export async function withRealVotes(
  connection: Connection,
  titles: readonly TitleRecord[],
): Promise<TitleRecord[]> {
  const voted = await connection
    .collection<TitleRecord>('titles')
    .find({ 'votes.isSample': false }, { projection: { votes: 1 } })
    .toArray();
  const votesOf = new Map(voted.map(({ _id, votes }) => [_id.toHexString(), votes]));
  return titles.map((title) => {
    const votes = votesOf.get(title._id.toHexString());
    return votes ? { ...title, votes } : title;
  });
}
