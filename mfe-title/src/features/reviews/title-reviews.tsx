import { countText } from '@sinima/catalogue-ui/count-text';
import { Loaded } from '@sinima/catalogue-ui/loaded';
import { SampleNote } from '@sinima/catalogue-ui/sample-note';
import { reviewerOf } from '@sinima/catalogue-ui/review-texts';
import type { Review, TitleDetail } from '@sinima/contracts/api';
import { Slot, useText } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { Spinner } from '../../spinner/spinner.tsx';
import { MAX_REVIEWS, reviewsQuery } from './api/reviews-query.ts';
import { daysAgo, textOf } from './review-texts.ts';
import * as messages from './reviews.messages.ts';
import * as titleMessages from '../../title/title.messages.ts';
import * as counts from '@sinima/catalogue-ui/counts';

const card =
  'ti:grid ti:max-w-[48rem] ti:grid-cols-[auto_minmax(0,1fr)] ti:gap-x-5 ti:gap-y-3 ti:border-s-6 ti:border-palm ' +
  'ti:bg-surface ti:p-5 ti:even:border-terracotta ti:max-xs:grid-cols-1 ti:max-xs:p-4';

const byline =
  'ti:col-2 ti:flex ti:flex-wrap ti:items-center ti:gap-x-3 ti:gap-y-1 ti:text-sm ti:text-muted ti:max-xs:col-1';

/** The newest reviews of a title, five at most (`docs/specification.md §9`). */
export function TitleReviews({ title }: { title: TitleDetail }): ReactNode {
  const text = useText();
  return (
    <section>
      <SectionHeading title={text(messages.criticReviews)} note={text(messages.theNewestReviewsByCritics)} />
      <Slot name="reviews" />
      <Loaded
        query={reviewsQuery(title.slug)}
        loading={<Spinner label={text(messages.loadingReviews)} />}
        empty={text(messages.noReviewsOfThisTitle)}
      >
        {(reviews) => (
          <div className="ti:grid ti:gap-5">
            <SampleNote of="reviews" isShown={reviews.some(({ isSample }) => isSample)} />
            {reviews.slice(0, MAX_REVIEWS).map((review) => (
              <ReviewOfTitle key={review.id} review={review} />
            ))}
          </div>
        )}
      </Loaded>
    </section>
  );
}

function ReviewOfTitle({ review }: { review: Review }): ReactNode {
  const text = useText();
  return (
    <article className={card}>
      <p className="ti:font-bold ti:text-muted">
        <strong className="ti:headline ti:text-3xl ti:leading-none ti:text-text">{review.rating}</strong>/10
      </p>
      <div className="ti:grid ti:min-w-0 ti:content-start ti:gap-2" lang={review.language}>
        {review.headline === null ? null : (
          <h3 className="ti:headline ti:text-lg ti:leading-[1.3] ti:tracking-[0.01em]">{review.headline}</h3>
        )}
        <p>{textOf(review, text)}</p>
      </div>
      <p className={byline}>
        <span className="ti:font-bold ti:text-text">{reviewerOf(review, text)}</span>
        {review.isSample ? <Badge tone="warn">{text(titleMessages.sample)}</Badge> : null}
        {/* Between the server and the browser a day may have passed; the next page load shows it. */}
        <time dateTime={review.createdAt} suppressHydrationWarning>
          {daysAgo(review.createdAt, Date.now(), text)}
        </time>
        <span>{countText(review.likes, counts.likeCount, text)}</span>
      </p>
    </article>
  );
}
