import { Schema, type Types } from 'mongoose';
import type { SearchableName } from '../text/name-filter.js';

/** A person as they are stored. What is not known is absent. */
export interface PersonRecord extends SearchableName {
  _id: Types.ObjectId;
  slug: string;
  name: string;
  headshotUrl?: string;
  birthYear?: number;
  birthDate?: string;
  deathDate?: string;
  birthPlace?: string;
  nationality?: string;
  country?: string;
  roles: string[];
  bio?: string;
  creditCount: number;
  /** Folded name, by which people are sorted. */
  nameKey: string;
  /** See `person-facets.ts`. */
  facets: string[];
  /** Place in the editors' order, from 0; absent: not featured. */
  featuredOrder?: number;
}

export const personSchema = new Schema<PersonRecord>(
  {
    slug: { type: String, required: true },
    name: { type: String, required: true },
    headshotUrl: String,
    birthYear: Number,
    birthDate: String,
    deathDate: String,
    birthPlace: String,
    nationality: String,
    country: String,
    roles: [String],
    bio: String,
    creditCount: { type: Number, required: true },
    nameKey: { type: String, required: true },
    searchText: { type: String, required: true },
    grams: [String],
    facets: [String],
    featuredOrder: Number,
  },
  { collection: 'people', versionKey: false },
)
  .index({ slug: 1 }, { unique: true })
  .index({ facets: 1, nameKey: 1, slug: 1 })
  .index({ facets: 1, creditCount: -1, slug: 1 })
  .index({ nameKey: 1 })
  .index({ grams: 1 })
  .index({ featuredOrder: 1 }, { sparse: true });
