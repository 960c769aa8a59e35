import { Schema } from 'mongoose';

const factSource = new Schema(
  { what: { type: String, required: true }, where: { type: String, required: true }, url: String },
  { _id: false },
);

/** Fields of a title or person that say who else knows it, and where its facts come from. */
export const factSourceFields = {
  /** Absent: none is known. */
  ids: { type: new Schema({ imdb: String, wikidata: String }, { _id: false }) },
  sources: { type: [factSource], default: undefined },
  /** Slugs that it had before, which lead to it. */
  formerSlugs: { type: [String], default: undefined },
} as const;
