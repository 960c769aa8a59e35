import { Schema, type InferRawDocType } from 'mongoose';
import { provenance } from '@sinima/api/database/provenance';

/** A person with a page, or a name. */
const juror = { personId: Schema.Types.ObjectId, name: String } as const;

const jury = {
  /** What it judged. */
  of: String,
  president: new Schema(juror, { _id: false }),
  members: { type: [new Schema(juror, { _id: false })], required: true },
} as const;

/** A title with a page, or its name. */
const selected = { titleId: Schema.Types.ObjectId, work: String } as const;

const selection = {
  section: { type: String, required: true },
  titles: { type: [new Schema(selected, { _id: false })], required: true },
} as const;

/** The edition of the awards body of the same year. */
const prizes = {
  award: { type: String, required: true },
  awardSlug: { type: String, required: true },
  count: { type: Number, required: true },
} as const;

const edition = {
  year: { type: Number, required: true },
  number: Number,
  begins: String,
  ends: String,
  place: String,
  prizes: new Schema(prizes, { _id: false }),
  juries: { type: [new Schema(jury, { _id: false })], required: true },
  selections: { type: [new Schema(selection, { _id: false })], required: true },
  sources: { type: [String], required: true },
} as const;

const festival = {
  slug: { type: String, required: true },
  name: { type: String, required: true },
  /** By which search finds it as well. */
  otherNames: [String],
  city: { type: String, required: true },
  country: { type: String, required: true },
  /** From 1. */
  usualMonth: { type: Number, required: true },
  foundedYear: Number,
  description: { type: String, required: true },
  /** Newest first; records of earlier releases have none. */
  editions: [new Schema(edition, { _id: false })],
  /** Place among the festivals, from 0. */
  order: { type: Number, required: true },
  /** The last accepted change that the record holds; absent: none. */
  change: Number,
  ...provenance,
} as const;

type Embedded<Definition> = Omit<InferRawDocType<Definition>, '_id'>;
export type JurorRecord = Embedded<typeof juror>;
export type SelectedRecord = Embedded<typeof selected>;

// Types of arrays within arrays are inferred as mongoose's documents, so the levels are put together here.
interface JuryRecord extends Omit<Embedded<typeof jury>, 'president' | 'members'> {
  president?: JurorRecord | null;
  members: JurorRecord[];
}
interface SelectionRecord extends Omit<Embedded<typeof selection>, 'titles'> {
  titles: SelectedRecord[];
}
export interface FestivalEditionRecord extends Omit<
  Embedded<typeof edition>,
  'prizes' | 'juries' | 'selections'
> {
  prizes?: Embedded<typeof prizes> | null;
  juries: JuryRecord[];
  selections: SelectionRecord[];
}
export interface FestivalRecord extends Omit<InferRawDocType<typeof festival>, 'editions' | 'otherNames'> {
  otherNames?: string[];
  editions?: FestivalEditionRecord[];
}

export const festivalSchema = new Schema(festival, { collection: 'festivals', versionKey: false })
  .index({ slug: 1 }, { unique: true })
  .index({ order: 1 });
