import { provenance } from '@sinima/api/database/provenance';
import { Schema, type InferRawDocType } from 'mongoose';

/** The stored fields of each. */
const streetSong = {
  slug: { type: String, required: true },
  name: { type: String, required: true },
  /** Of the title that it belongs to. */
  titleId: { type: Schema.Types.ObjectId, required: true },
  ...provenance,
} as const;

export interface StreetSongRecord extends InferRawDocType<typeof streetSong> {}

export const streetSongSchema = new Schema(streetSong, { collection: 'street-songs', versionKey: false })
  .index({ slug: 1 }, { unique: true })
  .index({ name: 1, slug: 1 });
