import {
  AMOUNT_PRECISIONS,
  CITIES,
  COMPANY_ROLES,
  STREAMING_PLATFORMS,
  TITLE_STATUSES,
  TITLE_TYPES,
  WATCH_KINDS,
} from '@sinima/contracts/vocabulary';
import { TITLE_NEEDS } from '@sinima/data/completeness';
import { Schema, type InferRawDocType } from 'mongoose';
import { factSourceFields } from '../database/fact-sources.js';
import { translations } from '../database/translations.js';
import { provenance } from '@sinima/api/database/provenance';
import { searchableNameFields } from '@sinima/api/text/searchable-name';

const money = new Schema(
  { amount: { type: Number, required: true }, currency: { type: String, required: true } },
  { _id: false },
);

const namedSource = new Schema({ where: { type: String, required: true }, url: String }, { _id: false });

const boxOfficeFigure = {
  amount: { type: Number, required: true },
  currency: { type: String, required: true },
  /** Absent: to the last digit. */
  precision: { type: String, enum: AMOUNT_PRECISIONS },
  market: { type: String, required: true },
  year: Number,
  until: String,
  source: { type: namedSource, required: true },
} as const;

/** A company that made or distributed a title. */
const titleCompany = {
  slug: { type: String, required: true },
  name: { type: String, required: true },
  role: { type: String, enum: COMPANY_ROLES, required: true },
  /** Of distribution alone. */
  market: String,
  source: { type: namedSource, required: true },
} as const;

const technicalFact = new Schema(
  { label: { type: String, required: true }, value: { type: String, required: true } },
  { _id: false },
);

const alternativeTitle = new Schema(
  { title: { type: String, required: true }, language: String },
  { _id: false },
);

const votes = new Schema(
  {
    count: { type: Number, required: true },
    /** From 1 to 10. */
    mean: { type: Number, required: true },
    isSample: { type: Boolean, required: true },
  },
  { _id: false },
);

/** One platform that streams a title. */
const offer = {
  platform: { type: String, enum: STREAMING_PLATFORMS, required: true },
  /** Absent: by subscription. */
  kind: { type: String, enum: WATCH_KINDS },
  /** Where it is watched. */
  url: String,
  /** English names; absent: not limited to some countries. */
  countries: { type: [String], default: undefined },
} as const;

/** One cinema that shows a title. */
const showing = {
  city: { type: String, enum: CITIES, required: true },
  cinema: { type: String, required: true },
  chain: String,
  times: { type: [String], required: true },
  price: Number,
  currency: String,
} as const;

/** A film or series. Unknown fields are absent. */
const title = {
  slug: { type: String, required: true },
  type: { type: String, enum: TITLE_TYPES, required: true },
  status: { type: String, enum: TITLE_STATUSES, required: true },
  displayTitle: { type: String, required: true },
  originalTitle: String,
  /** BCP 47, of the original title. */
  originalLanguage: String,
  /** What else it is called, each with its language (BCP 47) where that is known. */
  alternativeTitles: { type: [alternativeTitle], default: undefined },
  releaseYear: Number,
  releaseDate: String,
  runtimeMins: Number,
  posterUrl: String,
  trailerUrl: String,
  genres: { type: [String], required: true },
  countries: { type: [String], required: true },
  languages: { type: [String], required: true },
  plotSummary: String,
  /** The plot summary in other languages; absent: in none. */
  plotIn: translations,
  synopsis: String,
  seasonCount: Number,
  episodeCount: Number,
  technical: { type: [technicalFact], required: true },
  trivia: { type: [String], required: true },
  budget: money,
  /** Absent: none is known. */
  companies: { type: [new Schema(titleCompany, { _id: false })], default: undefined },
  /** The latest period first; absent: none is known. */
  boxOfficeFigures: { type: [new Schema(boxOfficeFigure, { _id: false })], default: undefined },
  pageViews: Number,
  streamingPlatforms: {
    type: [{ type: String, enum: STREAMING_PLATFORMS, required: true }],
    required: true,
  },
  /** What more is known of where it streams; absent: the platforms alone. */
  offers: { type: [new Schema(offer, { _id: false })], default: undefined },
  availabilityIsSample: { type: Boolean, required: true },
  showings: { type: [new Schema(showing, { _id: false })], required: true },
  showingsAreSample: { type: Boolean, required: true },
  votes,

  /** The record says little: no plot, no cast and no source. Absent: it says more. */
  isStub: Boolean,
  /** Derived: which of the facts it lacks that each title should have, and how many; absent: none. */
  lacks: { type: [{ type: String, enum: TITLE_NEEDS, required: true }], default: undefined },
  lackCount: Number,

  /** Derived: Bayesian, unrounded; absent when fewer than `LEAST_VOTES` people voted. */
  rating: Number,
  /** Derived: place by rating among the rated titles of its type; sample ratings have ranks of their own. */
  rank: Number,
  /** Derived: how many prizes it won; absent: none that is known. */
  awardsWon: Number,
  /** Derived: prizes, nominations and the editors' order in one number; see `derived/acclaim.ts`. */
  acclaim: Number,
  /** Derived: the folded title, by which titles are sorted. */
  titleKey: { type: String, required: true },
  ...searchableNameFields,
  /** Derived: see `@sinima/api/titles/title-facets`. */
  facets: { type: [String], required: true },

  /** Place in the editors' orders, from 0; absent: not in them. */
  trendingOrder: Number,
  streamingOrder: Number,
  theaterOrder: Number,
  ...factSourceFields,
  ...provenance,
} as const;

export interface TitleRecord extends InferRawDocType<typeof title> {}
export type OfferRecord = NonNullable<TitleRecord['offers']>[number];
export type BoxOfficeFigureRecord = NonNullable<TitleRecord['boxOfficeFigures']>[number];
export type TitleCompanyRecord = NonNullable<TitleRecord['companies']>[number];
export type ShowingRecord = TitleRecord['showings'][number];

/** MongoDB cannot index two arrays together: each index has `facets` alone, before the keys of one sort. */
export const titleSchema = new Schema(title, { collection: 'titles', versionKey: false })
  .index({ slug: 1 }, { unique: true })
  .index({ formerSlugs: 1 }, { sparse: true })
  .index({ 'ids.imdb': 1 }, { sparse: true })
  .index({ facets: 1, isStub: 1, rating: -1, acclaim: -1, releaseYear: -1, slug: 1 })
  .index({ facets: 1, releaseYear: -1, rating: -1, acclaim: -1, slug: 1 })
  .index({ facets: 1, titleKey: 1, slug: 1 })
  .index({ facets: 1, awardsWon: -1, rating: -1, acclaim: -1, releaseYear: -1, slug: 1 })
  .index({ facets: 1, streamingOrder: 1, slug: 1 })
  .index({ facets: 1, theaterOrder: 1, slug: 1 })
  .index({ lackCount: -1, acclaim: -1, slug: 1 }, { sparse: true })
  .index({ grams: 1 })
  .index({ trendingOrder: 1 }, { sparse: true });
