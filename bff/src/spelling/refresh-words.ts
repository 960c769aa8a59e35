import type { Connection } from 'mongoose';
import { inBatches } from '../database/in-batches.js';
import { spellingKeys } from '@sinima/api/text/spelling-keys';
import type { WordRecord } from './word.schema.js';

/** Bring the words of all names of the catalogue up to date, by reading all titles and people. */
export async function refreshWords(connection: Connection): Promise<void> {
  const counts = await countWords(connection);
  const words = connection.collection<WordRecord>('words');
  const gone: string[] = [];
  const isRight = new Set<string>();
  for await (const { _id, count } of words.find({}, { projection: { count: 1 } })) {
    if (!counts.has(_id)) gone.push(_id);
    if (counts.get(_id) === count) isRight.add(_id);
  }
  await inBatches(gone, (batch) => words.deleteMany({ _id: { $in: batch } }));
  const writes = [...counts].flatMap(([_id, count]) =>
    isRight.has(_id)
      ? []
      : [{ replaceOne: { filter: { _id }, replacement: { count, keys: spellingKeys(_id) }, upsert: true } }],
  );
  await inBatches(writes, (batch) => words.bulkWrite(batch, { ordered: false }));
}

async function countWords(connection: Connection): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const collection of ['titles', 'people']) {
    const records = connection
      .collection<{ searchText?: string; facets: string[] }>(collection)
      .find({ facets: 'any' }, { projection: { searchText: 1 } });
    for await (const { searchText = '' } of records) {
      for (const word of new Set(searchText.split(/\s/))) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  counts.delete('');
  return counts;
}
