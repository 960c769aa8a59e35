import { countText } from '@sinima/catalogue-ui/count-text';
import { reviewerOf } from '@sinima/catalogue-ui/review-texts';
import type { Review, TitleDetail } from '@sinima/contracts/api';
import { useQuery } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { Spinner } from '../../spinner/spinner.tsx';
import { MAX_REVIEWS, reviewsQuery } from './api/reviews-query.ts';
import { daysAgo, textOf } from './review-texts.ts';
import styles from './title-reviews.module.css';

/** The newest reviews of a title, five at most (`docs/specification.md §9`). */
export function TitleReviews({ title }: { title: TitleDetail }): ReactNode {
  return (
    <section>
      <SectionHeading title="Critic Reviews" />
      <Reviews slug={title.slug} />
    </section>
  );
}

function Reviews({ slug }: { slug: string }): ReactNode {
  const { data: reviews, error, refetch } = useQuery(reviewsQuery(slug));
  if (error) return <ErrorArea onRetry={() => void refetch()} />;
  if (!reviews) return <Spinner label="Loading reviews" />;
  if (reviews.length === 0) return <p>No reviews of this title yet.</p>;
  return (
    <div className={styles.reviews}>
      {reviews.slice(0, MAX_REVIEWS).map((review) => (
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
        <span>{reviewerOf(review)}</span>
        {review.isSample ? <Badge tone="warn">Sample</Badge> : null}
        {/* Between the server and the browser a day may have passed; the next page load shows it. */}
        <time dateTime={review.createdAt} suppressHydrationWarning>
          {daysAgo(review.createdAt, Date.now())}
        </time>
        <span>{countText(review.likes, 'like')}</span>
      </p>
    </article>
  );
}
