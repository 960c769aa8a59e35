import { Schema, type InferRawDocType, type Types } from 'mongoose';

/** One viewing of a title by a member. */
const viewing = {
  memberId: { type: Schema.Types.ObjectId, required: true },
  titleId: { type: Schema.Types.ObjectId, required: true },
  /** `2026-01-16` */
  watchedOn: { type: String, required: true },
  isRewatch: { type: Boolean, required: true },
  where: String,
  createdAt: { type: Date, required: true },
} as const;

export interface ViewingRecord extends InferRawDocType<typeof viewing> {
  readonly _id: Types.ObjectId;
}

export const viewingSchema = new Schema(viewing, { collection: 'members_diary', versionKey: false })
  .index({ memberId: 1, watchedOn: -1, _id: -1 })
  .index({ memberId: 1, titleId: 1, watchedOn: -1, _id: -1 });
