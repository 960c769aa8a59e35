import { createHash } from 'node:crypto';
import type { Collection, Connection } from 'mongoose';
import { refreshDerived } from '../derived/refresh-derived.js';
import { seedDocuments, type SeedDocuments } from './seed-documents.js';
import type { Catalogue } from '@sinima/data/catalogue';

/** Raised when the shape of the documents changes, so that a seed of the former shape is replaced. */
const SHAPE = 4;

/** How many documents one write holds. */
const BATCH = 500;

/** What came of loading the seed. */
export type SeedOutcome = 'loaded' | 'unchanged';

/**
 * Put the seed's records into the database: all of them into an empty one, nothing where the same seed is there
 * already. Where another seed is there, its documents are replaced and those that are no more are deleted, while
 * documents from elsewhere stay. Ids come from slugs and survive.
 */
export async function loadSeed(
  connection: Connection,
  catalogue: Catalogue,
  now: Date,
): Promise<SeedOutcome> {
  const seed = seedHash(catalogue);
  const meta = connection.collection<{ _id: string; hash: string; loadedAt: Date }>('meta');
  const present = await meta.findOne({ _id: 'seed' });
  if (present?.hash === seed) return 'unchanged';

  const documents = seedDocuments(catalogue, now);
  for (const [collection, records] of Object.entries(documents)) {
    await replaceSeed(connection, collection as keyof SeedDocuments, records, seed);
  }
  await refreshDerived(connection);
  await meta.replaceOne({ _id: 'seed' }, { hash: seed, loadedAt: now }, { upsert: true });
  return 'loaded';
}

/** Let the next loading replace all documents of the seed, even where the same seed is there. */
export async function forgetSeed(connection: Connection): Promise<void> {
  await connection.collection<{ _id: string }>('meta').deleteOne({ _id: 'seed' });
}

/** Tell one seed from another. */
function seedHash(catalogue: Catalogue): string {
  return createHash('sha256')
    .update(JSON.stringify([SHAPE, catalogue]))
    .digest('hex');
}

async function replaceSeed(
  connection: Connection,
  name: keyof SeedDocuments,
  records: SeedDocuments[typeof name],
  seed: string,
): Promise<void> {
  const collection = connection.collection(name);
  await freeSlugs(collection, records);
  const writes = records.map((record) => ({
    replaceOne: { filter: { _id: record._id }, replacement: { ...record, seed }, upsert: true },
  }));
  for (let start = 0; start < writes.length; start += BATCH) {
    await collection.bulkWrite(writes.slice(start, start + BATCH), { ordered: false });
  }
  await collection.deleteMany({ seed: { $exists: true, $ne: seed } });
}

/** Documents from elsewhere give way where they have a slug that the seed wants. */
async function freeSlugs(collection: Collection, records: SeedDocuments[keyof SeedDocuments]): Promise<void> {
  const wanted = new Map(
    records.flatMap((record) => ('slug' in record ? [[record.slug, String(record._id)] as const] : [])),
  );
  const holders = collection.find({ slug: { $in: [...wanted.keys()] } }, { projection: { slug: 1 } });
  for (const { _id, slug } of await holders.toArray()) {
    const id = String(_id);
    if (wanted.get(slug as string) === id) continue;
    await collection.updateOne({ _id }, { $set: { slug: `${slug as string}-${id.slice(0, 8)}` } });
  }
}
