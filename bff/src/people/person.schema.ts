import { Schema, type InferRawDocType } from 'mongoose';
import { factSourceFields } from '../database/fact-sources.js';
import { translations } from '../database/translations.js';
import { provenance } from '@sinima/api/database/provenance';
import { searchableNameFields } from '@sinima/api/text/searchable-name';

/** A person. Unknown fields are absent. */
const person = {
  slug: { type: String, required: true },
  name: { type: String, required: true },
  headshotUrl: String,
  birthYear: Number,
  birthDate: String,
  deathDate: String,
  birthPlace: String,
  nationality: String,
  country: String,
  roles: { type: [String], required: true },
  bio: String,
  /** The biography in other languages; absent: in none. */
  bioIn: translations,

  /** Derived: how many credits they have. */
  creditCount: { type: Number, required: true },
  /** Derived: how well known they are; absent: not credited yet. See `derived/indexed-person.ts`. */
  renown: Number,
  /** Derived: the folded name, by which people are sorted. */
  nameKey: { type: String, required: true },
  ...searchableNameFields,
  /** Derived: see `facets/person-facets.ts`. */
  facets: { type: [String], required: true },

  /** Place in the editors' order, from 0; absent: not featured. */
  featuredOrder: Number,
  ...factSourceFields,
  ...provenance,
  /** An import knows of them no more than a name. */
  isProvisional: Boolean,
} as const;

export interface PersonRecord extends InferRawDocType<typeof person> {}

export const personSchema = new Schema(person, { collection: 'people', versionKey: false })
  .index({ slug: 1 }, { unique: true })
  .index({ formerSlugs: 1 }, { sparse: true })
  .index({ facets: 1, nameKey: 1, slug: 1 })
  .index({ facets: 1, renown: -1, slug: 1 })
  .index({ nameKey: 1 })
  .index({ grams: 1 })
  .index({ featuredOrder: 1 }, { sparse: true });
