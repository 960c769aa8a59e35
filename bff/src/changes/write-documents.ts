import { canonicalJson } from '@sinima/data/changes/canonical-json';
import type { AnyBulkWriteOperation } from 'mongodb';
import type { Connection, Types } from 'mongoose';
import { inBatches } from '../database/in-batches.js';
import { freeSlugs } from '../database/replace-records.js';
import type { WantedDocuments } from './record-documents.js';

interface StoredDocument {
  readonly _id: Types.ObjectId;
  readonly [field: string]: unknown;
}

/** Fields of a document that come from visitors or the whole catalogue, and not from its record. */
const KEPT = ['rating', 'rank', 'seed'];

/** Values as JSON has them: ids and dates as texts. */
const plain = (value: unknown): string =>
  canonicalJson(value === undefined ? null : JSON.parse(JSON.stringify(value)));

/**
 * Write the fields that differ, insert missing documents, and delete those that are not wanted any more. Documents that came
 * from elsewhere stay.
 *
 * @param seed tells the catalogue's own documents from others
 * @returns whether anything was written
 */
export async function writeDocuments(
  connection: Connection,
  { collection: name, wanted, filter }: WantedDocuments,
  seed: string,
): Promise<boolean> {
  const collection = connection.collection<StoredDocument>(name);
  const stored = await collection.find(filter).toArray();
  const former = new Map(stored.map((document) => [document._id.toHexString(), document]));
  const fresh = wanted.filter(({ _id }) => !former.has(_id.toHexString()));
  const left = new Set(wanted.map(({ _id }) => _id.toHexString()));
  const gone = stored.filter((document) => 'seed' in document && !left.has(document._id.toHexString()));
  const writes: AnyBulkWriteOperation<StoredDocument>[] = wanted.flatMap((document) => {
    const before = former.get(document._id.toHexString());
    return before ? changes(before, document) : [upsert(document, seed)];
  });
  if (fresh.length > 0) await freeSlugs(connection.collection(name), fresh);
  await inBatches(writes, (batch) => collection.bulkWrite(batch, { ordered: false }));
  if (gone.length > 0) await collection.deleteMany({ _id: { $in: gone.map(({ _id }) => _id) } });
  return writes.length + gone.length > 0;
}

function upsert(document: StoredDocument, seed: string): AnyBulkWriteOperation<StoredDocument> {
  return {
    replaceOne: { filter: { _id: document._id }, replacement: { ...document, seed }, upsert: true },
  };
}

function changes(before: StoredDocument, wanted: StoredDocument): AnyBulkWriteOperation<StoredDocument>[] {
  // People's votes come by another way, and stay; sample votes are of the catalogue.
  const kept = (before.votes as { isSample?: boolean } | undefined)?.isSample === false ? ['votes'] : [];
  const isOurs = (field: string): boolean => ![...KEPT, ...kept].includes(field);
  const changed = Object.entries(wanted).filter(
    ([field, value]) => isOurs(field) && plain(value) !== plain(before[field]),
  );
  const gone = Object.keys(before).filter((field) => isOurs(field) && !(field in wanted));
  if (changed.length + gone.length === 0) return [];
  const update = {
    ...(changed.length > 0 && { $set: Object.fromEntries(changed) }),
    ...(gone.length > 0 && { $unset: Object.fromEntries(gone.map((field) => [field, 1])) }),
  };
  return [{ updateOne: { filter: { _id: before._id }, update } }] as AnyBulkWriteOperation<StoredDocument>[];
}
