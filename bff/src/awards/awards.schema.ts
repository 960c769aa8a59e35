import { AWARD_FREQUENCIES } from '@sinima/contracts/vocabulary';
import { Schema, type InferRawDocType } from 'mongoose';
import { provenance } from '@sinima/api/database/provenance';

/** A title, a person or both. */
const nominee = {
  won: { type: Boolean, required: true },
  titleId: Schema.Types.ObjectId,
  /** The name of a title that is not in the catalogue. */
  work: String,
  personId: Schema.Types.ObjectId,
  /** The name of a person who is not in the catalogue. */
  name: String,
} as const;

const category = {
  name: { type: String, required: true },
  /** The address of the page that names the nominees. */
  source: String,
  nominees: { type: [new Schema(nominee, { _id: false })], required: true },
} as const;

/** One year of a body. Each is a document of its own, because a body may have thousands of nominees. */
const edition = {
  /** The body's name, slug and place. */
  award: { type: String, required: true },
  awardSlug: { type: String, required: true },
  order: { type: Number, required: true },
  year: { type: Number, required: true },
  categories: { type: [new Schema(category, { _id: false })], required: true },
  /** Derived: every title and person that is mentioned, for the index. */
  honoured: { type: [{ type: Schema.Types.ObjectId, required: true }], required: true },
  ...provenance,
} as const;

/** A body that gives awards. */
const body = {
  slug: { type: String, required: true },
  name: { type: String, required: true },
  country: String,
  frequency: { type: String, enum: AWARD_FREQUENCIES, required: true },
  /** From 1. */
  usualMonth: { type: Number, required: true },
  foundedYear: Number,
  description: { type: String, required: true },
  /** Derived: its editions, newest first, each with the number of its nominees. */
  editions: {
    type: [
      new Schema(
        { year: { type: Number, required: true }, nominees: { type: Number, required: true } },
        { _id: false },
      ),
    ],
    required: true,
  },
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
export interface AwardsEditionRecord extends Omit<InferRawDocType<typeof edition>, 'categories'> {
  categories: CategoryRecord[];
}
export interface AwardsBodyRecord extends InferRawDocType<typeof body> {}

export const awardsBodySchema = new Schema(body, { collection: 'awards', versionKey: false })
  .index({ slug: 1 }, { unique: true })
  .index({ order: 1 });

export const awardsEditionSchema = new Schema(edition, { collection: 'award_editions', versionKey: false })
  .index({ awardSlug: 1, year: -1 }, { unique: true })
  .index({ year: 1, order: 1 })
  .index({ honoured: 1 });
