import type { Connection } from 'mongoose';
import { inBatches } from '../database/in-batches.js';
import type { FacetRecord } from './facet.schema.js';

const SOURCES = [
  ['titles', 'title'],
  ['people', 'person'],
] as const;

/** Count every facet of the catalogue, by reading all titles and people. */
async function countFacets(connection: Connection): Promise<FacetRecord[]> {
  const records: FacetRecord[] = [];
  for (const [collection, of] of SOURCES) {
    const counts = new Map<string, number>();
    const cursor = connection
      .collection<{ facets: string[] }>(collection)
      .find({}, { projection: { facets: 1 } });
    for await (const { facets } of cursor) {
      for (const facet of facets) counts.set(facet, (counts.get(facet) ?? 0) + 1);
    }
    for (const [facet, count] of counts) {
      records.push({ _id: `${of}/${facet}`, of, kind: facet.split(':', 1)[0] ?? facet, facet, count });
    }
  }
  return records;
}

/** Bring the collection of facet counts up to date. */
export async function refreshFacets(connection: Connection): Promise<void> {
  const facets = connection.collection<{ _id: string }>('facets');
  const records = await countFacets(connection);
  await facets.deleteMany({ _id: { $nin: records.map(({ _id }) => _id) } });
  const writes = records.map(({ _id, ...replacement }) => ({
    replaceOne: { filter: { _id }, replacement, upsert: true },
  }));
  await inBatches(writes, (batch) => facets.bulkWrite(batch, { ordered: false }));
}
