import { Schema, type Types } from 'mongoose';
import type { SearchableName } from '../text/name-filter.js';
import type { Votes } from '../derived/bayesian-rating.js';
import type { City } from '@sinima/contracts/vocabulary';
import type { StreamingPlatform, TitleStatus, TitleType, WatchKind } from '@sinima/contracts/vocabulary';

/** One cinema that shows a title, as it is stored. */
export interface ShowingRecord {
  city: City;
  cinema: string;
  chain?: string;
  times: string[];
  price?: number;
  currency?: string;
}

/** One platform that streams a title, as it is stored. */
export interface OfferRecord {
  platform: StreamingPlatform;
  /** Absent: by subscription, as all of `STREAMING_PLATFORMS` offer their titles. */
  kind?: WatchKind;
  /** Where it is watched. */
  url?: string;
  /** English names; absent: not limited to some countries. */
  countries?: string[];
}

/** A film or series as it is stored. What is not known is absent. */
export interface TitleRecord extends SearchableName {
  _id: Types.ObjectId;
  slug: string;
  type: TitleType;
  status: TitleStatus;
  displayTitle: string;
  originalTitle?: string;
  releaseYear?: number;
  releaseDate?: string;
  runtimeMins?: number;
  posterUrl?: string;
  trailerUrl?: string;
  genres: string[];
  countries: string[];
  languages: string[];
  plotSummary?: string;
  synopsis?: string;
  seasonCount?: number;
  episodeCount?: number;
  technical: { label: string; value: string }[];
  trivia: string[];
  budget?: { amount: number; currency: string };
  boxOffice?: { amount: number; currency: string };
  pageViews?: number;
  votes?: Votes & { isSample: boolean };
  /** Bayesian, unrounded; absent when nobody voted. */
  rating?: number;
  /** Place by rating among the rated titles of its type. */
  rank?: number;
  /** Folded title, by which titles are sorted. */
  titleKey: string;
  /** See `title-facets.ts`. */
  facets: string[];
  streamingPlatforms: StreamingPlatform[];
  /** What more is known of where it streams; absent: the platforms alone. */
  offers?: OfferRecord[];
  availabilityIsSample: boolean;
  showings: ShowingRecord[];
  showingsAreSample: boolean;
  /** Place in the editors' orders, from 0; absent: not in them. */
  trendingOrder?: number;
  streamingOrder?: number;
  theaterOrder?: number;
}

const money = { type: { amount: Number, currency: String }, _id: false };

/** MongoDB cannot index two arrays together: each index has `facets` alone, before the keys of one sort. */
export const titleSchema = new Schema<TitleRecord>(
  {
    slug: { type: String, required: true },
    type: { type: String, required: true },
    status: { type: String, required: true },
    displayTitle: { type: String, required: true },
    originalTitle: String,
    releaseYear: Number,
    releaseDate: String,
    runtimeMins: Number,
    posterUrl: String,
    trailerUrl: String,
    genres: [String],
    countries: [String],
    languages: [String],
    plotSummary: String,
    synopsis: String,
    seasonCount: Number,
    episodeCount: Number,
    technical: [{ label: String, value: String, _id: false }],
    trivia: [String],
    budget: money,
    boxOffice: money,
    pageViews: Number,
    votes: { type: { count: Number, mean: Number, isSample: Boolean }, _id: false },
    rating: Number,
    rank: Number,
    titleKey: { type: String, required: true },
    searchText: { type: String, required: true },
    grams: [String],
    facets: [String],
    streamingPlatforms: [String],
    offers: {
      type: [
        {
          platform: String,
          kind: String,
          url: String,
          countries: { type: [String], default: undefined },
          _id: false,
        },
      ],
      default: undefined,
    },
    availabilityIsSample: Boolean,
    showings: [
      {
        city: String,
        cinema: String,
        chain: String,
        times: [String],
        price: Number,
        currency: String,
        _id: false,
      },
    ],
    showingsAreSample: Boolean,
    trendingOrder: Number,
    streamingOrder: Number,
    theaterOrder: Number,
  },
  { collection: 'titles', versionKey: false },
)
  .index({ slug: 1 }, { unique: true })
  .index({ facets: 1, rating: -1, slug: 1 })
  .index({ facets: 1, releaseYear: -1, rating: -1, slug: 1 })
  .index({ facets: 1, titleKey: 1, slug: 1 })
  .index({ facets: 1, streamingOrder: 1, slug: 1 })
  .index({ facets: 1, theaterOrder: 1, slug: 1 })
  .index({ grams: 1 })
  .index({ trendingOrder: 1 }, { sparse: true });
