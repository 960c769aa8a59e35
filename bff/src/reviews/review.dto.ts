import { ApiProperty } from '@nestjs/swagger';
import { ApiFormat, ApiId, ApiInteger } from '../http/api-property.js';
import { TitleRef } from '../titles/title.dto.js';
import type { ReviewRecord } from './review.schema.js';

/** A review of a title. */
export class Review {
  @ApiId()
  id!: string;

  /**
   * `system` marks a professional critic.
   * @example "system"
   */
  userId!: string;

  headline!: string | null;

  @ApiProperty({ minimum: 0, maximum: 10 })
  rating!: number;

  reviewText!: string | null;

  /** What some reviews have in place of `reviewText`. */
  body!: string | null;

  /**
   * Language of the text, BCP 47.
   * @example "en"
   */
  language!: string;

  @ApiFormat('date-time')
  createdAt!: string;

  @ApiInteger({ minimum: 0 })
  likes!: number;

  /** A sample, to be shown as one. */
  isSample!: boolean;

  title!: TitleRef;
}

/** Return a stored review as the API answers it. */
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
