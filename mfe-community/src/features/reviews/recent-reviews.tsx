import { cardRowClass } from '@sinima/catalogue-ui/card-row';
import { Loaded } from '@sinima/catalogue-ui/loaded';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { recentReviewsQuery, REVIEWS_ON_HOME } from './api/recent-reviews-query.ts';
import { ReviewGrid } from './review-grid.tsx';

/** The newest reviews, as a row. */
export function RecentReviews(): ReactNode {
  return (
    <Loaded
      query={recentReviewsQuery({ pageSize: REVIEWS_ON_HOME })}
      loading={<SkeletonRows count={REVIEWS_ON_HOME} height="16rem" sideBySide label="Loading reviews" />}
      empty="No recent reviews available."
    >
      {({ items }) => (
        <ReviewGrid reviews={items.slice(0, REVIEWS_ON_HOME)} level={3} className={cardRowClass('three')} />
      )}
    </Loaded>
  );
}
