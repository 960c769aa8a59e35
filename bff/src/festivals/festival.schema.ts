import { Schema, type Types } from 'mongoose';

/** A festival as it is stored. */
export interface FestivalRecord {
  _id: Types.ObjectId;
  slug: string;
  name: string;
  city: string;
  country: string;
  /** From 1. */
  usualMonth: number;
  foundedYear?: number;
  description: string;
  /** Place among the festivals, from 0. */
  order: number;
}

export const festivalSchema = new Schema<FestivalRecord>(
  {
    slug: { type: String, required: true },
    name: { type: String, required: true },
    city: { type: String, required: true },
    country: { type: String, required: true },
    usualMonth: { type: Number, required: true },
    foundedYear: Number,
    description: { type: String, required: true },
    order: { type: Number, required: true },
  },
  { collection: 'festivals', versionKey: false },
)
  .index({ slug: 1 }, { unique: true })
  .index({ order: 1 });
