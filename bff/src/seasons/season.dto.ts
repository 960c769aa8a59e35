import { ApiFormat, ApiId, ApiInteger } from '../http/api-property.js';
import type { EpisodeRecord, SeasonRecord } from './season.schema.js';

/** One season of a series. */
export class Season {
  @ApiId()
  id!: string;

  @ApiInteger({ minimum: 0 })
  number!: number;

  name!: string | null;
  synopsis!: string | null;

  @ApiInteger({ minimum: 0 })
  episodeCount!: number;
}

/** One episode of a season. */
export class Episode {
  @ApiId()
  id!: string;

  @ApiInteger({ minimum: 0 })
  episodeNumber!: number;

  name!: string;
  synopsis!: string | null;

  /** Minutes. */
  @ApiInteger()
  runtimeMins!: number | null;

  @ApiFormat('date')
  airDate!: string | null;
}

/** Return a stored season as the API answers it. */
export function toSeason(season: SeasonRecord): Season {
  return {
    id: season._id.toHexString(),
    number: season.number,
    name: season.name ?? null,
    synopsis: season.synopsis ?? null,
    episodeCount: season.episodeCount,
  };
}

/** Return a stored episode as the API answers it. */
export function toEpisode(episode: EpisodeRecord): Episode {
  return {
    id: episode._id.toHexString(),
    episodeNumber: episode.episodeNumber,
    name: episode.name,
    synopsis: episode.synopsis ?? null,
    runtimeMins: episode.runtimeMins ?? null,
    airDate: episode.airDate ?? null,
  };
}
