import { Schema, type InferRawDocType } from 'mongoose';
import { provenance } from '@sinima/api/database/provenance';

/** An example as it is stored. */
const example = {
  slug: { type: String, required: true },
  name: { type: String, required: true },
  /** Of the title that it belongs to. */
  titleId: { type: Schema.Types.ObjectId, required: true },
  ...provenance,
} as const;

export interface ExampleRecord extends InferRawDocType<typeof example> {}

export const exampleSchema = new Schema(example, { collection: 'examples', versionKey: false })
  .index({ slug: 1 }, { unique: true })
  .index({ name: 1, slug: 1 });
