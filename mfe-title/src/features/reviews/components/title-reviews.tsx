import type { Review, TitleDetail } from '@sinima/contracts/api';
import { useQuery } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { Spinner } from '../../../spinner.tsx';
import { reviewLimit, reviewsQuery } from '../api/reviews-query.ts';
import { authorOf, daysAgo, textOf } from '../review-texts.ts';
import styles from './title-reviews.module.css';

/** The newest reviews of a title, five at most (`docs/specification.md §9`). */
export function TitleReviews({ title }: { title: TitleDetail }): ReactNode {
  return (
    <section>
      <SectionHeading title="Critic Reviews" />
      <Reviews titleId={title.id} />
    </section>
  );
}

function Reviews({ titleId }: { titleId: string }): ReactNode {
  const { data: reviews, error, refetch } = useQuery(reviewsQuery(titleId));
  if (error) return <ErrorArea onRetry={() => void refetch()} />;
  if (!reviews) return <Spinner label="Loading reviews" />;
  if (reviews.length === 0) return <p>No reviews of this title yet.</p>;
  return (
    <div className={styles.reviews}>
      {reviews.slice(0, reviewLimit).map((review) => (
        <ReviewOfTitle key={review.id} review={review} />
      ))}
    </div>
  );
}

function ReviewOfTitle({ review }: { review: Review }): ReactNode {
  return (
    <article className={styles.review}>
      <p className={styles.rating}>
        <strong>{review.rating}</strong>/10
      </p>
      <div className={styles.said} lang={review.language}>
        {review.headline === null ? null : <h3>{review.headline}</h3>}
        <p>{textOf(review)}</p>
      </div>
      <p className={styles.by}>
        <span>{authorOf(review)}</span>
        {review.isSample ? <Badge tone="warn">Sample</Badge> : null}
        {/* Between the server and the browser a day may have passed; the next visit shows it. */}
        <time dateTime={review.createdAt} suppressHydrationWarning>
          {daysAgo(review.createdAt, Date.now())}
        </time>
        <span>
          {review.likes} {review.likes === 1 ? 'like' : 'likes'}
        </span>
      </p>
    </article>
  );
}
