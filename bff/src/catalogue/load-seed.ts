import { createHash } from 'node:crypto';
import type { Connection } from 'mongoose';
import { replaceRecords } from '../database/replace-records.js';
import { refreshDerived } from '../derived/refresh-derived.js';
import { seedDocuments } from './seed-documents.js';
import type { Catalogue } from '@sinima/data/catalogue';

/** Raised when the shape of the documents changes, so that a seed of the former shape is replaced. */
const SHAPE = 8;

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
    await replaceRecords(connection, collection, records, seed);
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
