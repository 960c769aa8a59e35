import { PagedList } from '@sinima/catalogue-ui/paged-list';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { addressOfPage } from './address-of-page.ts';
import { recentReviewsQuery, REVIEWS_ON_PAGE } from './api/recent-reviews-query.ts';
import { ReviewGrid } from './review-grid.tsx';
import { SampleReviews } from './sample-reviews.tsx';

/** One page of all reviews, newest first, and the way to the next. */
export function ReviewList({ page }: { page: number }): ReactNode {
  return (
    <PagedList
      query={recentReviewsQuery({ page, pageSize: REVIEWS_ON_PAGE })}
      page={page}
      pageSize={REVIEWS_ON_PAGE}
      addressOf={addressOfPage}
      noun="review"
      loading={<SkeletonRows count={REVIEWS_ON_PAGE} height="16rem" sideBySide label="Loading reviews" />}
      empty={<p>No recent reviews available.</p>}
    >
      {(reviews) => (
        <>
          <SampleReviews reviews={reviews} />
          <ReviewGrid reviews={reviews} level={2} />
        </>
      )}
    </PagedList>
  );
}
