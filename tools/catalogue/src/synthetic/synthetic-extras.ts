import type { ReviewRecord } from '@sinima/bff/reviews/review.schema';
import type { EpisodeRecord, SeasonRecord } from '@sinima/bff/seasons/season.schema';
import { stableId } from '@sinima/api/database/stable-id';
import { recordRandom } from './record-random.ts';
import { seasonsOfTitle, SYNTHETIC, titleSlug } from './synthetic-title.ts';

type Synthetic<T> = T & { source: typeof SYNTHETIC };

/** The newest day of a synthetic review. */
const LAST_DAY = Date.UTC(2026, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

const OPINIONS = [
  'It takes its time and is the better for it.',
  'The second half does not keep what the first one promises.',
  'The music alone is worth the evening.',
  'Watched it twice, and saw another film the second time.',
] as const;

/** The seasons of the title of this number, with their episodes. */
export function syntheticSeasons(index: number): {
  seasons: Synthetic<SeasonRecord>[];
  episodes: Synthetic<EpisodeRecord>[];
} {
  const slug = titleSlug(index);
  const counts = seasonsOfTitle(index);
  return {
    seasons: counts.map((episodeCount, place) => ({
      _id: stableId('season', slug, place + 1),
      source: SYNTHETIC,
      titleId: stableId('title', slug),
      number: place + 1,
      episodeCount,
    })),
    episodes: counts.flatMap((episodeCount, place) =>
      Array.from({ length: episodeCount }, (_, episode) => ({
        _id: stableId('episode', slug, place + 1, episode + 1),
        source: SYNTHETIC,
        seasonId: stableId('season', slug, place + 1),
        episodeNumber: episode + 1,
        name: `Episode ${episode + 1}`,
      })),
    ),
  };
}

/** The sample reviews of the title of this number; few titles have any. */
export function syntheticReviews(index: number): Synthetic<ReviewRecord>[] {
  const random = recordRandom(6, index);
  if (!random.happens(0.02)) return [];
  return Array.from({ length: 1 + random.below(3) }, (_, place) => ({
    _id: stableId('review', titleSlug(index), place),
    source: SYNTHETIC,
    titleId: stableId('title', titleSlug(index)),
    userId: `sample-visitor-${1 + random.below(500)}`,
    headline: `Sample review ${place + 1}`,
    rating: 3 + random.below(8),
    reviewText: random.pick(OPINIONS),
    language: 'en',
    createdAt: new Date(LAST_DAY - random.below(700) * DAY_MS),
    likes: random.below(40),
    isSample: true,
  }));
}
