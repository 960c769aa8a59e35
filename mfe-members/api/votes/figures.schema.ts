import { Schema, type InferRawDocType, type Types } from 'mongoose';

/** The votes of one title; `_id` is the title’s. */
const figures = {
  _id: { type: Schema.Types.ObjectId, required: true },
  /** In half steps. */
  sum: { type: Number, required: true },
  count: { type: Number, required: true },
  /** Changes of ratings that have begun and are not counted yet. */
  open: { type: Number, required: true },
  /** Goes up with each change. */
  version: { type: Number, required: true },
  /** Goes up with each recount. */
  recounts: { type: Number, required: true },
  /** When the last change began: one that is open for long was cut off. */
  changedAt: { type: Date, required: true },
  /** Whether the catalogue has been told of it as it is. */
  isTold: { type: Boolean, required: true },
} as const;

export interface FiguresRecord extends InferRawDocType<typeof figures> {
  readonly _id: Types.ObjectId;
}

export const figuresSchema = new Schema(figures, { collection: 'members_figures', versionKey: false })
  .index({ isTold: 1 })
  .index({ open: 1 });
