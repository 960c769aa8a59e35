import { Schema, type InferRawDocType, type Types } from 'mongoose';
import { LEAST_HALF_STEPS, MOST_HALF_STEPS } from './half-steps.ts';

/** One member's rating of one title. */
const rating = {
  memberId: { type: Schema.Types.ObjectId, required: true },
  titleId: { type: Schema.Types.ObjectId, required: true },
  halfSteps: { type: Number, required: true, min: LEAST_HALF_STEPS, max: MOST_HALF_STEPS },
  /** Absent: it counts. */
  isDiscounted: Boolean,
  ratedAt: { type: Date, required: true },
} as const;

export interface RatingRecord extends InferRawDocType<typeof rating> {
  readonly _id: Types.ObjectId;
}

export const ratingSchema = new Schema(rating, { collection: 'members_ratings', versionKey: false })
  .index({ memberId: 1, titleId: 1 }, { unique: true })
  .index({ memberId: 1, ratedAt: -1, _id: 1 })
  .index({ memberId: 1, halfSteps: -1, ratedAt: -1, _id: 1 })
  .index({ titleId: 1 });
