import { Schema } from 'mongoose';

/** Indexes of the log; its entries are read and written as they are (`change-log.ts`). */
export const changeSchema = new Schema(
  { _id: Number, edit: { type: String, required: true }, records: [String] },
  { collection: 'changes', versionKey: false, strict: false },
)
  .index({ edit: 1 }, { unique: true })
  .index({ records: 1, _id: -1 });
