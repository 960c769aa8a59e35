import { Schema, type InferRawDocType, type Types } from 'mongoose';
import { MARKS } from './saved-entry.dto.ts';

/** A mark of a member, or that it was taken away. */
const saved = {
  memberId: { type: Schema.Types.ObjectId, required: true },
  mark: { type: String, enum: MARKS, required: true },
  /** Of a title or a person. */
  itemId: { type: Schema.Types.ObjectId, required: true },
  changedAt: { type: Date, required: true },
  isRemoved: { type: Boolean, required: true },
} as const;

export interface SavedRecord extends InferRawDocType<typeof saved> {
  readonly _id: Types.ObjectId;
}

export const savedSchema = new Schema(saved, { collection: 'members_saved', versionKey: false })
  .index({ memberId: 1, mark: 1, itemId: 1 }, { unique: true })
  .index({ memberId: 1, changedAt: -1, _id: 1 });
