import { Schema, type Types } from 'mongoose';
import type { AwardsFrequency } from './awards.dto.js';

/** Who or what was honoured, as it is stored. */
export interface NomineeRecord {
  won: boolean;
  titleId?: Types.ObjectId;
  personId?: Types.ObjectId;
  /** Of the title or person that is not in the catalogue. */
  name?: string;
}

/** A body that gives awards as it is stored, with all its editions. */
export interface AwardsBodyRecord {
  _id: Types.ObjectId;
  slug: string;
  name: string;
  country?: string;
  frequency: AwardsFrequency;
  /** From 1. */
  usualMonth: number;
  foundedYear?: number;
  description: string;
  /** Newest first. */
  editions: { year: number; categories: { name: string; nominees: NomineeRecord[] }[] }[];
  /** Every title and person that is mentioned: what an index can be asked for. */
  honoured: Types.ObjectId[];
  /** Place among the awards, from 0. */
  order: number;
}

const nominee = {
  won: Boolean,
  titleId: Schema.Types.ObjectId,
  personId: Schema.Types.ObjectId,
  name: String,
  _id: false,
};

export const awardsBodySchema = new Schema<AwardsBodyRecord>(
  {
    slug: { type: String, required: true },
    name: { type: String, required: true },
    country: String,
    frequency: { type: String, required: true },
    usualMonth: { type: Number, required: true },
    foundedYear: Number,
    description: { type: String, required: true },
    editions: [{ year: Number, categories: [{ name: String, nominees: [nominee], _id: false }], _id: false }],
    honoured: [Schema.Types.ObjectId],
    order: { type: Number, required: true },
  },
  { collection: 'awards', versionKey: false },
)
  .index({ slug: 1 }, { unique: true })
  .index({ order: 1 })
  .index({ honoured: 1 });
