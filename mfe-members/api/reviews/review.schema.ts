import { Schema, type InferRawDocType, type Types } from 'mongoose';

const version = new Schema(
  {
    text: { type: String, required: true },
    hasSpoilers: { type: Boolean, required: true },
    writtenAt: { type: Date, required: true },
  },
  { _id: false },
);

/** A review of one title by one member. */
const review = {
  memberId: { type: Schema.Types.ObjectId, required: true },
  titleId: { type: Schema.Types.ObjectId, required: true },
  text: { type: String, required: true },
  hasSpoilers: { type: Boolean, required: true },
  /** The same of texts that say the same. */
  textKey: { type: Schema.Types.ObjectId, required: true },
  createdAt: { type: Date, required: true },
  editedAt: Date,
  /** Its former texts, the oldest first. */
  history: { type: [version], required: true },
  likes: { type: Number, required: true },
  /** From when on others read it; `NEVER`: until a moderator decides. */
  visibleFrom: { type: Date, required: true },
  /** Why it was held. */
  heldBecause: String,
  isRemoved: { type: Boolean, required: true },
  removedBecause: String,
  removedBy: Schema.Types.ObjectId,
  /** The decision that marked it as a spoiler. */
  spoilersBy: Schema.Types.ObjectId,
  spoilersBecause: String,
  version: { type: Number, required: true },
} as const;

export interface ReviewRecord extends Omit<InferRawDocType<typeof review>, 'history'> {
  readonly _id: Types.ObjectId;
  readonly history: readonly {
    readonly text: string;
    readonly hasSpoilers: boolean;
    readonly writtenAt: Date;
  }[];
}

/** When a moderator alone decides. */
export const NEVER = new Date('9999-12-31T00:00:00Z');

export const reviewSchema = new Schema(review, { collection: 'members_reviews', versionKey: false })
  .index({ memberId: 1, titleId: 1 }, { unique: true })
  .index({ memberId: 1, createdAt: -1, _id: -1 })
  .index({ memberId: 1, isRemoved: 1, createdAt: -1, _id: -1 })
  .index({ memberId: 1, isRemoved: 1, likes: -1, createdAt: -1, _id: -1 })
  .index({ titleId: 1, isRemoved: 1, createdAt: -1, _id: -1 })
  .index({ titleId: 1, isRemoved: 1, likes: -1, createdAt: -1, _id: -1 })
  .index({ isRemoved: 1, createdAt: -1, _id: -1 })
  .index({ isRemoved: 1, likes: -1, createdAt: -1, _id: -1 })
  .index({ textKey: 1 });
