import type { ReviewRecord } from '../reviews/review.schema.js';
import { stableId } from '@sinima/api/database/stable-id';
import type { Catalogue } from '@sinima/data/catalogue';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The sample reviews of a seed that has any, as documents, dated back from `now`. */
export function reviewDocuments({ samples }: Catalogue, now: Date): ReviewRecord[] {
  return (samples?.reviews ?? []).map(({ title, daysAgo, ...review }) => ({
    ...review,
    _id: stableId('review', title, review.userId, review.headline),
    titleId: stableId('title', title),
    createdAt: new Date(now.getTime() - daysAgo * DAY_MS),
    isSample: true,
  }));
}
