import { ResultCount } from '@sinima/catalogue-ui/page-layout';
import { PastTheLastPage } from '@sinima/catalogue-ui/past-the-last-page';
import { atResults } from '@sinima/catalogue-ui/results-place';
import { keepPreviousData, Link, useQuery } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { Pagination } from '@sinima/ui-kit/pagination';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { addressOfPage } from './address-of-page.ts';
import { recentReviewsQuery, REVIEWS_ON_PAGE } from './api/recent-reviews-query.ts';
import { ReviewGrid } from './review-grid.tsx';

/** One page of all reviews, newest first, and the way to the next. */
export function ReviewList({ page }: { page: number }): ReactNode {
  const query = useQuery({
    ...recentReviewsQuery({ page, pageSize: REVIEWS_ON_PAGE }),
    placeholderData: keepPreviousData,
  });
  if (query.isPending)
    return <SkeletonRows count={REVIEWS_ON_PAGE} height="16rem" sideBySide label="Loading reviews" />;
  if (query.isError) return <ErrorArea onRetry={() => void query.refetch()} />;
  const { items, total } = query.data;
  const pageCount = Math.ceil(total / REVIEWS_ON_PAGE);
  if (items.length === 0 && total > 0) {
    return <PastTheLastPage pageCount={pageCount} first={addressOfPage(1)} />;
  }
  if (items.length === 0) return <p>No recent reviews available.</p>;
  return (
    <div aria-busy={query.isPlaceholderData}>
      <ResultCount total={total} noun="review" />
      <ReviewGrid reviews={items} level={2} />
      <Pagination
        Link={Link}
        page={page}
        pageCount={pageCount}
        to={(other) => atResults(addressOfPage(other))}
      />
    </div>
  );
}
