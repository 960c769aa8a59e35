import { Schema, type InferRawDocType } from 'mongoose';
import { provenance } from '@sinima/api/database/provenance';

const season = {
  titleId: { type: Schema.Types.ObjectId, required: true },
  number: { type: Number, required: true },
  name: String,
  synopsis: String,
  episodeCount: { type: Number, required: true },
  ...provenance,
} as const;

const episode = {
  seasonId: { type: Schema.Types.ObjectId, required: true },
  episodeNumber: { type: Number, required: true },
  name: { type: String, required: true },
  synopsis: String,
  runtimeMins: Number,
  airDate: String,
  ...provenance,
} as const;

export interface SeasonRecord extends InferRawDocType<typeof season> {}
export interface EpisodeRecord extends InferRawDocType<typeof episode> {}

export const seasonSchema = new Schema(season, { collection: 'seasons', versionKey: false }).index(
  { titleId: 1, number: 1 },
  { unique: true },
);

export const episodeSchema = new Schema(episode, { collection: 'episodes', versionKey: false }).index(
  { seasonId: 1, episodeNumber: 1 },
  { unique: true },
);
