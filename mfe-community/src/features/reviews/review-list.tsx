import * as counts from '@sinima/catalogue-ui/counts';
import { PagedList } from '@sinima/catalogue-ui/paged-list';
import { useText } from '@sinima/runtime';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { addressOfPage } from './address-of-page.ts';
import { recentReviewsQuery, REVIEWS_ON_PAGE } from './api/recent-reviews-query.ts';
import { ReviewGrid } from './review-grid.tsx';
import * as messages from './reviews.messages.ts';
import { SampleReviews } from './sample-reviews.tsx';

/** One page of all reviews, newest first, and the way to the next. */
export function ReviewList({ page }: { page: number }): ReactNode {
  const text = useText();
  return (
    <PagedList
      query={recentReviewsQuery({ page, pageSize: REVIEWS_ON_PAGE })}
      page={page}
      pageSize={REVIEWS_ON_PAGE}
      addressOf={addressOfPage}
      count={counts.reviewCount}
      loading={
        <SkeletonRows
          count={REVIEWS_ON_PAGE}
          height="16rem"
          sideBySide
          label={text(messages.loadingReviews)}
        />
      }
      empty={<p>{text(messages.noRecentReviews)}</p>}
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
