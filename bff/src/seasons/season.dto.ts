import { ApiFormat, ApiId, ApiInteger } from '@sinima/api/http/api-property';
import type { EpisodeRecord, SeasonRecord } from './season.schema.js';
import { Samples } from '@sinima/api/http/samples.decorator';

/** One season of a series. */
@Samples<Season>(
  {
    number: 1,
    name: 'The Rent',
    synopsis: 'A sample season: everybody is told to leave by Friday.',
    episodeCount: 4,
  },
  { number: 2, name: 'The Roof', synopsis: 'A sample season: it rains in.', episodeCount: 4 },
  { number: 3, name: null, synopsis: null, episodeCount: 4 },
)
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
@Samples<Episode>(
  {
    episodeNumber: 1,
    name: 'Friday',
    synopsis: 'A sample episode: the notice on the door.',
    runtimeMins: 48,
    airDate: '2022-09-02',
  },
  {
    episodeNumber: 2,
    name: 'A Borrowed Chair',
    synopsis: 'A sample episode: whoever sits, stays.',
    runtimeMins: 46,
    airDate: '2022-09-09',
  },
  {
    episodeNumber: 3,
    name: 'Short Change',
    synopsis: 'A sample episode: a coin too many.',
    runtimeMins: 51,
    airDate: '2022-09-16',
  },
  { episodeNumber: 4, name: 'Closing Time', synopsis: null, runtimeMins: null, airDate: null },
)
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
