import { Schema, type Types } from 'mongoose';

/** A season as it is stored. */
export interface SeasonRecord {
  _id: Types.ObjectId;
  titleId: Types.ObjectId;
  number: number;
  name?: string;
  synopsis?: string;
  episodeCount: number;
}

/** An episode as it is stored. */
export interface EpisodeRecord {
  _id: Types.ObjectId;
  seasonId: Types.ObjectId;
  episodeNumber: number;
  name: string;
  synopsis?: string;
  runtimeMins?: number;
  airDate?: string;
}

export const seasonSchema = new Schema<SeasonRecord>(
  {
    titleId: { type: Schema.Types.ObjectId, required: true },
    number: { type: Number, required: true },
    name: String,
    synopsis: String,
    episodeCount: { type: Number, required: true },
  },
  { collection: 'seasons', versionKey: false },
).index({ titleId: 1, number: 1 }, { unique: true });

export const episodeSchema = new Schema<EpisodeRecord>(
  {
    seasonId: { type: Schema.Types.ObjectId, required: true },
    episodeNumber: { type: Number, required: true },
    name: { type: String, required: true },
    synopsis: String,
    runtimeMins: Number,
    airDate: String,
  },
  { collection: 'episodes', versionKey: false },
).index({ seasonId: 1, episodeNumber: 1 }, { unique: true });
