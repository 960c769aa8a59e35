import { Schema, type Types } from 'mongoose';

/** A curated list as it is stored. */
export interface ListRecord {
  _id: Types.ObjectId;
  slug: string;
  name: string;
  description?: string;
  itemNoun: string;
  titleIds: Types.ObjectId[];
  personIds: Types.ObjectId[];
  /** Place among the lists, from 0. */
  order: number;
}

export const listSchema = new Schema<ListRecord>(
  {
    slug: { type: String, required: true },
    name: { type: String, required: true },
    description: String,
    itemNoun: { type: String, required: true },
    titleIds: [Schema.Types.ObjectId],
    personIds: [Schema.Types.ObjectId],
    order: { type: Number, required: true },
  },
  { collection: 'lists', versionKey: false },
)
  .index({ slug: 1 }, { unique: true })
  .index({ order: 1 });
