import type { AnyBulkWriteOperation } from 'mongodb';
import type { Connection } from 'mongoose';
import { inBatches } from '../database/in-batches.js';
import { titleFacets } from '@sinima/api/titles/title-facets';
import type { TitleRecord } from '../titles/title.schema.js';

/**
 * Take sample votes, offers, showings and reviews out of all records, wherever these come from: a synthetic catalogue
 * has samples too. Ratings follow the next time that they are refreshed. It may be broken off and done again.
 */
export async function removeSamples(connection: Connection): Promise<void> {
  const titles = connection.collection<TitleRecord>('titles');
  await connection.collection('reviews').deleteMany({ isSample: true });
  await titles.updateMany({ 'votes.isSample': true }, { $unset: { votes: 1 } });
  const shown = titles.find({ $or: [{ availabilityIsSample: true }, { showingsAreSample: true }] });
  const writes: AnyBulkWriteOperation<TitleRecord>[] = [];
  for await (const title of shown) writes.push(withoutPlaces(title));
  await inBatches(writes, (batch) => titles.bulkWrite(batch, { ordered: false }));
}

/** Where a title can be seen, as far as that is sample data, goes together with the facets that follow from it. */
function withoutPlaces(title: TitleRecord): AnyBulkWriteOperation<TitleRecord> {
  const streams = title.availabilityIsSample ? { streamingPlatforms: [], availabilityIsSample: false } : {};
  const shows = title.showingsAreSample ? { showings: [], showingsAreSample: false } : {};
  const changed = { ...title, ...streams, ...shows };
  return {
    updateOne: {
      filter: { _id: title._id },
      update: {
        $set: { ...streams, ...shows, facets: titleFacets(changed) },
        $unset: {
          ...(title.availabilityIsSample && { offers: 1, streamingOrder: 1 }),
          ...(title.showingsAreSample && { theaterOrder: 1 }),
        },
      },
    },
  };
}
