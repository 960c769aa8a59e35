import { Schema, type Types } from 'mongoose';

/** A review as it is stored. */
export interface ReviewRecord {
  _id: Types.ObjectId;
  titleId: Types.ObjectId;
  userId: string;
  headline?: string;
  rating: number;
  reviewText?: string;
  body?: string;
  language: string;
  createdAt: Date;
  likes: number;
  isSample: boolean;
}

export const reviewSchema = new Schema<ReviewRecord>(
  {
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
  },
  { collection: 'reviews', versionKey: false },
)
  .index({ titleId: 1, createdAt: -1, _id: 1 })
  .index({ createdAt: -1, _id: 1 });
