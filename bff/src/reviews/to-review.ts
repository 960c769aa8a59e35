import type { TitleRef } from '../titles/title.dto.js';
import type { Review } from './review.dto.js';
import type { ReviewRecord } from './review.schema.js';

/** A stored review as the API answers it. */
export function toReview(review: ReviewRecord, title: TitleRef): Review {
  return {
    id: review._id.toHexString(),
    userId: review.userId,
    headline: review.headline ?? null,
    rating: review.rating,
    reviewText: review.reviewText ?? null,
    body: review.body ?? null,
    language: review.language,
    createdAt: review.createdAt.toISOString(),
    likes: review.likes,
    isSample: review.isSample,
    title,
  };
}
