import { Schema, Types } from 'mongoose';
import type { RoleCategory } from '@sinima/contracts/vocabulary';

/** One part of one person in one title, as it is stored. */
export interface CreditRecord {
  _id: Types.ObjectId;
  titleId: Types.ObjectId;
  personId: Types.ObjectId;
  roleCategory: RoleCategory;
  billingOrder?: number;
  /** The billing order, or 999 where it is not known (`docs/specification.md §9`). */
  sortOrder: number;
  characterName?: string;
  isLeadRole: boolean;
  uncredited: boolean;
}

export const creditSchema = new Schema<CreditRecord>(
  {
    titleId: { type: Schema.Types.ObjectId, required: true },
    personId: { type: Schema.Types.ObjectId, required: true },
    roleCategory: { type: String, required: true },
    billingOrder: Number,
    sortOrder: { type: Number, required: true },
    characterName: String,
    isLeadRole: { type: Boolean, required: true },
    uncredited: { type: Boolean, required: true },
  },
  { collection: 'credits', versionKey: false },
)
  .index({ titleId: 1, sortOrder: 1, _id: 1 })
  .index({ personId: 1, _id: 1 });
