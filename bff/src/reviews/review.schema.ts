import { Schema, type InferRawDocType } from 'mongoose';
import { provenance } from '@sinima/api/database/provenance';

const review = {
  titleId: { type: Schema.Types.ObjectId, required: true },
  userId: { type: String, required: true },
  headline: String,
  rating: { type: Number, required: true },
  reviewText: String,
  body: String,
  language: { type: String, required: true },
  createdAt: { type: Date, required: true },
  likes: { type: Number, required: true },
  isSample: { type: Boolean, required: true },
  ...provenance,
} as const;

export interface ReviewRecord extends InferRawDocType<typeof review> {}

export const reviewSchema = new Schema(review, { collection: 'reviews', versionKey: false })
  .index({ titleId: 1, createdAt: -1, _id: 1 })
  .index({ createdAt: -1, _id: 1 })
  .index({ isSample: 1 });
