import type { Connection } from 'mongoose';
import type { FacetRecord } from './facet.schema.js';

const SOURCES = [
  ['titles', 'title'],
  ['people', 'person'],
] as const;

/** Every facet of the catalogue with its count, counted by reading all titles and people. */
export async function facetRecords(connection: Connection): Promise<FacetRecord[]> {
  const records: FacetRecord[] = [];
  for (const [collection, of] of SOURCES) {
    const counts = new Map<string, number>();
    const cursor = connection.collection(collection).find({}, { projection: { facets: 1 } });
    for await (const { facets } of cursor) {
      for (const facet of facets as string[]) counts.set(facet, (counts.get(facet) ?? 0) + 1);
    }
    for (const [facet, count] of counts) {
      records.push({ _id: `${of}/${facet}`, of, kind: facet.split(':', 1)[0] ?? facet, facet, count });
    }
  }
  return records;
}
