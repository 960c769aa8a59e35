import { Schema } from 'mongoose';

/** How many titles, or people, have one facet. */
export interface FacetRecord {
  _id: string;
  of: 'title' | 'person';
  /** What stands before the colon, e.g. `genre`. */
  kind: string;
  /** E.g. `genre:drama`. */
  facet: string;
  count: number;
}

export const facetSchema = new Schema<FacetRecord>(
  {
    _id: { type: String, required: true },
    of: { type: String, required: true },
    kind: { type: String, required: true },
    facet: { type: String, required: true },
    count: { type: Number, required: true },
  },
  { collection: 'facets', versionKey: false },
)
  .index({ of: 1, facet: 1 }, { unique: true })
  .index({ of: 1, kind: 1, facet: 1 });
