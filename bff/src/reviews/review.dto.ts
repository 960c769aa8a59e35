import { ApiProperty } from '@nestjs/swagger';
import { ApiFormat, ApiId, ApiInteger } from '@sinima/api/http/api-property';
import { TitleRef } from '@sinima/api/titles/title-card.dto';
import type { ReviewRecord } from './review.schema.js';
import { Samples } from '@sinima/api/http/samples.decorator';

/** A review of a title. */
@Samples<Review>(
  {
    userId: 'system',
    headline: 'A sample review that likes it',
    rating: 8.5,
    reviewText:
      'This is a sample. The road is the main character, and it acts everybody else off the screen.',
    body: null,
    language: 'en',
    createdAt: '2024-05-17T19:30:00.000Z',
    likes: 24,
    isSample: true,
  },
  {
    userId: 'sample-visitor',
    headline: 'A sample review in two minds',
    rating: 6,
    reviewText: 'This is a sample. The first hour is patient; the second one tries ours.',
    body: null,
    language: 'en',
    createdAt: '2024-03-02T08:05:00.000Z',
    likes: 3,
    isSample: true,
  },
  {
    userId: 'sample-visitor',
    headline: null,
    rating: 9,
    reviewText: null,
    body: 'This is a sample. I saw it twice, and the second time I watched the audience.',
    language: 'en',
    createdAt: '2023-11-28T21:00:00.000Z',
    likes: 0,
    isSample: true,
  },
)
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
