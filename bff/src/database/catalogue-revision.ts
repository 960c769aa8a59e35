import type { Connection } from 'mongoose';

interface RevisionRecord {
  _id: 'revision';
  /** Grows whenever the catalogue has changed as a whole. */
  number: number;
}

/** Say that the catalogue has changed as a whole, to everybody who keeps something that follows from it. */
export async function raiseRevision(connection: Connection): Promise<void> {
  await connection
    .collection<RevisionRecord>('meta')
    .updateOne({ _id: 'revision' }, { $inc: { number: 1 } }, { upsert: true });
}

/** Return the catalogue's revision; 0: it has never changed. */
export async function revisionOf(connection: Connection): Promise<number> {
  const record = await connection.collection<RevisionRecord>('meta').findOne({ _id: 'revision' });
  return record?.number ?? 0;
}
