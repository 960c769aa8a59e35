import { ROLE_CATEGORIES } from '@sinima/contracts/vocabulary';
import { Schema, type InferRawDocType } from 'mongoose';
import { provenance } from '@sinima/api/database/provenance';

/** One part of one person in one title. */
const credit = {
  titleId: { type: Schema.Types.ObjectId, required: true },
  personId: { type: Schema.Types.ObjectId, required: true },
  roleCategory: { type: String, enum: ROLE_CATEGORIES, required: true },
  billingOrder: Number,
  /** Derived: the billing order, or 999 where it is not known (`docs/specification.md §9`). */
  sortOrder: { type: Number, required: true },
  characterName: String,
  isLeadRole: { type: Boolean, required: true },
  uncredited: { type: Boolean, required: true },
  ...provenance,
} as const;

export interface CreditRecord extends InferRawDocType<typeof credit> {}

export const creditSchema = new Schema(credit, { collection: 'credits', versionKey: false })
  .index({ titleId: 1, sortOrder: 1, _id: 1 })
  .index({ personId: 1, _id: 1 });
