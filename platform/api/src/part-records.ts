import type { Catalogue } from '@sinima/data/catalogue';
import mongoose, { type Types } from 'mongoose';

/** A record that a part brings. Its id survives bringing it again: make it with `stableId`. */
export interface PartRecord {
  readonly _id: Types.ObjectId;
}

/** Records by collection. */
export type RecordsByCollection = Readonly<Record<string, readonly PartRecord[]>>;

/**
 * What a part's collections hold from the start, the default export of its `api/records.ts`: from the catalogue, or from
 * files of its own. The build calls it, and its records go with the release.
 *
 * @example export default ((catalogue) => ({ festivals: festivalRecords(catalogue) })) satisfies PartRecords;
 */
export type PartRecords = (catalogue: Catalogue) => RecordsByCollection;

const { EJSON } = mongoose.mongo.BSON;

/** Return records as the text that a release holds: MongoDB's Extended JSON. */
export function recordsToText(records: RecordsByCollection): string {
  return EJSON.stringify(records);
}

/** Read the records of a release. @throws Error when the text is no Extended JSON */
export function recordsFromText(text: string): RecordsByCollection {
  return EJSON.parse(text) as RecordsByCollection;
}
