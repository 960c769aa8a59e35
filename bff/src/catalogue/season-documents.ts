import type { EpisodeRecord, SeasonRecord } from '../seasons/season.schema.js';
import { stableId } from '@sinima/api/database/stable-id';
import { withoutUndefined } from '@sinima/api/database/without-undefined';
import type { Catalogue } from '@sinima/data/catalogue';

/** The seasons of the seed's series as documents. */
export function seasonDocuments({ titles }: Catalogue): SeasonRecord[] {
  return titles.flatMap((title) =>
    (title.seasons ?? []).map(({ episodes = [], episodeCount = episodes.length, ...season }) =>
      withoutUndefined({
        ...season,
        _id: stableId('season', title.slug, season.number),
        titleId: stableId('title', title.slug),
        episodeCount,
      }),
    ),
  );
}

/** The episodes of the seed's series as documents. */
export function episodeDocuments({ titles }: Catalogue): EpisodeRecord[] {
  return titles.flatMap((title) =>
    (title.seasons ?? []).flatMap((season) =>
      (season.episodes ?? []).map((episode) =>
        withoutUndefined({
          ...episode,
          _id: stableId('episode', title.slug, season.number, episode.episodeNumber),
          seasonId: stableId('season', title.slug, season.number),
        }),
      ),
    ),
  );
}
