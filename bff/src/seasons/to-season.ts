import type { Episode, Season } from './season.dto.js';
import type { EpisodeRecord, SeasonRecord } from './season.schema.js';

/** A stored season as the API answers it. */
export function toSeason(season: SeasonRecord): Season {
  return {
    id: season._id.toHexString(),
    number: season.number,
    name: season.name ?? null,
    synopsis: season.synopsis ?? null,
    episodeCount: season.episodeCount,
  };
}

/** A stored episode as the API answers it. */
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
