import { Schema, type InferRawDocType } from 'mongoose';
import { provenance } from '@sinima/api/database/provenance';

const festival = {
  slug: { type: String, required: true },
  name: { type: String, required: true },
  city: { type: String, required: true },
  country: { type: String, required: true },
  /** From 1. */
  usualMonth: { type: Number, required: true },
  foundedYear: Number,
  description: { type: String, required: true },
  /** Place among the festivals, from 0. */
  order: { type: Number, required: true },
  ...provenance,
} as const;

export interface FestivalRecord extends InferRawDocType<typeof festival> {}

export const festivalSchema = new Schema(festival, { collection: 'festivals', versionKey: false })
  .index({ slug: 1 }, { unique: true })
  .index({ order: 1 });
