import { AWARD_FREQUENCIES } from '@sinima/contracts/vocabulary';
import { Schema, type InferRawDocType } from 'mongoose';
import { provenance } from '../database/provenance.js';

/** Who or what was honoured. */
const nominee = {
  won: { type: Boolean, required: true },
  titleId: Schema.Types.ObjectId,
  personId: Schema.Types.ObjectId,
  /** Of the title or person that is not in the catalogue. */
  name: String,
} as const;

const category = {
  name: { type: String, required: true },
  nominees: { type: [new Schema(nominee, { _id: false })], required: true },
} as const;

const edition = {
  year: { type: Number, required: true },
  categories: { type: [new Schema(category, { _id: false })], required: true },
} as const;

/** A body that gives awards, with all its editions. */
const body = {
  slug: { type: String, required: true },
  name: { type: String, required: true },
  country: String,
  frequency: { type: String, enum: AWARD_FREQUENCIES, required: true },
  /** From 1. */
  usualMonth: { type: Number, required: true },
  foundedYear: Number,
  description: { type: String, required: true },
  /** Newest first. */
  editions: { type: [new Schema(edition, { _id: false })], required: true },
  /** Derived: every title and person that is mentioned, for the index. */
  honoured: { type: [{ type: Schema.Types.ObjectId, required: true }], required: true },
  /** Place among the awards, from 0. */
  order: { type: Number, required: true },
  ...provenance,
} as const;

type Embedded<Definition> = Omit<InferRawDocType<Definition>, '_id'>;
export type NomineeRecord = Embedded<typeof nominee>;

// Types of arrays within arrays are inferred as mongoose's documents, so the levels are put together here.
interface CategoryRecord extends Omit<Embedded<typeof category>, 'nominees'> {
  nominees: NomineeRecord[];
}
interface EditionRecord extends Omit<Embedded<typeof edition>, 'categories'> {
  categories: CategoryRecord[];
}
export interface AwardsBodyRecord extends Omit<InferRawDocType<typeof body>, 'editions'> {
  editions: EditionRecord[];
}

export const awardsBodySchema = new Schema(body, { collection: 'awards', versionKey: false })
  .index({ slug: 1 }, { unique: true })
  .index({ order: 1 })
  .index({ honoured: 1 });
