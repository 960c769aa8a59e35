import { createHash } from 'node:crypto';
import type { Connection } from 'mongoose';
import { changesOverSeed } from '../change-log/changes-over-seed.js';
import { replaceRecords } from '../database/replace-records.js';
import { removeSamples } from './remove-samples.js';
import { withRealVotes } from './real-votes.js';
import { refreshDerived } from '../derived/refresh-derived.js';
import { seedDocuments } from './seed-documents.js';
import type { Catalogue } from '@sinima/data/catalogue';
import type { ReplayConflict } from '@sinima/data/changes/replay-log';

/** Raised when the shape of the documents changes, so that a seed of the former shape is replaced. */
const SHAPE = 11;

/** The outcome of loading the seed. */
export type SeedOutcome = 'loaded' | 'unchanged';

interface SeedMark {
  _id: 'seed';
  hash: string;
  loadedAt: Date;
  hasSamples: boolean;
  /** The last accepted change that is in the documents; left out: none. */
  change?: number;
}

const marks = (connection: Connection) => connection.collection<SeedMark>('meta');

/**
 * Put the seed's records into the database: all of them into an empty one, nothing where it holds the same seed
 * already. Where it holds another seed, its documents are replaced and removed ones are deleted, while
 * documents from elsewhere stay, and with them the votes that people have given. Ids come from slugs and survive.
 * Accepted changes lie over the seed; `onConflict` is called with those that it contradicts. A seed without samples takes all samples out of the database. An interrupted load starts over.
 */
export async function loadSeed(
  connection: Connection,
  catalogue: Catalogue,
  now: Date,
  onConflict: (conflict: ReplayConflict) => void = () => undefined,
): Promise<SeedOutcome> {
  const seed = seedHash(catalogue);
  const present = await marks(connection).findOne({ _id: 'seed' });
  const changes = await changesOverSeed(connection, catalogue);
  const isCurrent = present?.hash === seed && (present.change ?? 0) === changes.last;
  if (isCurrent && changes.areWritten) return 'unchanged';

  await forgetSeed(connection);
  const documents = seedDocuments(await changes.catalogue(onConflict), now);
  documents.titles = await withRealVotes(connection, documents.titles);
  for (const [collection, records] of Object.entries(documents)) {
    await replaceRecords(connection, collection, records, seed);
  }
  const hasSamples = catalogue.samples !== undefined;
  if (!hasSamples) await removeSamples(connection);
  await refreshDerived(connection);
  await marks(connection).updateOne(
    { _id: 'seed' },
    { $set: { hash: seed, loadedAt: now, hasSamples, change: changes.last } },
    { upsert: true },
  );
  await changes.written();
  return 'loaded';
}

/** Note that the documents hold all accepted changes to this one. */
export async function markChanges(connection: Connection, change: number): Promise<void> {
  await marks(connection).updateOne({ _id: 'seed' }, { $set: { change } });
}

/** Return the last accepted change that is in the documents; 0: none. */
export async function markedChange(connection: Connection): Promise<number> {
  return (await marks(connection).findOne({ _id: 'seed' }))?.change ?? 0;
}

/** Let the next load replace all documents of the seed, even if the seed is the same. */
export async function forgetSeed(connection: Connection): Promise<void> {
  await marks(connection).updateOne({ _id: 'seed' }, { $unset: { hash: 1 } });
}

/** Return whether the loaded seed came with samples; undefined: no seed is loaded. */
export async function seedHasSamples(connection: Connection): Promise<boolean | undefined> {
  return (await marks(connection).findOne({ _id: 'seed' }))?.hasSamples;
}

/** Tell one seed from another. */
export function seedHash(catalogue: Catalogue): string {
  return createHash('sha256')
    .update(JSON.stringify([SHAPE, catalogue]))
    .digest('hex');
}
