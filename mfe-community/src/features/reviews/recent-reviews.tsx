import { cardRowClass } from '@sinima/catalogue-ui/card-row';
import { useQuery } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { recentReviewsQuery, REVIEWS_ON_HOME } from './api/recent-reviews-query.ts';
import { ReviewGrid } from './review-grid.tsx';

/** The newest reviews, as a row. */
export function RecentReviews(): ReactNode {
  const { data, isPending, isError, refetch } = useQuery(recentReviewsQuery({ pageSize: REVIEWS_ON_HOME }));
  if (isPending)
    return <SkeletonRows count={REVIEWS_ON_HOME} height="16rem" sideBySide label="Loading reviews" />;
  if (isError) return <ErrorArea onRetry={() => void refetch()} />;
  if (data.items.length === 0) return <p>No recent reviews available.</p>;
  return (
    <ReviewGrid reviews={data.items.slice(0, REVIEWS_ON_HOME)} level={3} className={cardRowClass('three')} />
  );
}
