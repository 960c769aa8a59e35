import { Schema, type InferRawDocType } from 'mongoose';

/** A word that names of the catalogue hold. */
const word = {
  /** The word, folded. */
  _id: { type: String, required: true },
  /** How many titles and people have it in a name. */
  count: { type: Number, required: true },
  /** The keys that find it when it is misspelled: see `text/spelling-keys.ts`. */
  keys: { type: [String], required: true },
} as const;

export interface WordRecord extends InferRawDocType<typeof word> {}

export const wordSchema = new Schema(word, { collection: 'words', versionKey: false }).index({ keys: 1 });
