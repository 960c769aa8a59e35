import { Schema, type InferRawDocType } from 'mongoose';

/** How many titles, or people, have one facet. */
const facet = {
  _id: { type: String, required: true },
  of: { type: String, enum: ['title', 'person'], required: true },
  /** What stands before the colon, e.g. `genre`. */
  kind: { type: String, required: true },
  /** E.g. `genre:drama`. */
  facet: { type: String, required: true },
  count: { type: Number, required: true },
} as const;

export interface FacetRecord extends InferRawDocType<typeof facet> {}

export const facetSchema = new Schema(facet, { collection: 'facets', versionKey: false })
  .index({ of: 1, facet: 1 }, { unique: true })
  .index({ of: 1, kind: 1, facet: 1 });
