import { Schema } from 'mongoose';

/** What is stored about the interest in one title; `_id` is the title's. */
const interest = {
  _id: { type: Schema.Types.ObjectId, required: true },
  /** The last period of which something is known. */
  last: { type: Number, required: true },
  /** Numbers of the periods in which it was read. */
  read: { type: [Number], required: true },
  /** Votes that it had before those of a period. */
  votes: {
    type: [
      new Schema(
        { period: { type: Number, required: true }, before: { type: Number, required: true } },
        { _id: false },
      ),
    ],
    required: true,
  },
} as const;

export const titleInterestSchema = new Schema(interest, {
  collection: 'title_interest',
  versionKey: false,
}).index({ last: 1 });
