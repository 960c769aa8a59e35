import { Schema, type InferRawDocType } from 'mongoose';
import { provenance } from '@sinima/api/database/provenance';

/** A curated list, of titles or of people. */
const list = {
  slug: { type: String, required: true },
  name: { type: String, required: true },
  description: String,
  itemNoun: { type: String, required: true },
  titleIds: { type: [{ type: Schema.Types.ObjectId, required: true }], required: true },
  personIds: { type: [{ type: Schema.Types.ObjectId, required: true }], required: true },
  /** Place among the lists, from 0. */
  order: { type: Number, required: true },
  ...provenance,
} as const;

export interface ListRecord extends InferRawDocType<typeof list> {}

export const listSchema = new Schema(list, { collection: 'lists', versionKey: false })
  .index({ slug: 1 }, { unique: true })
  .index({ order: 1 });
