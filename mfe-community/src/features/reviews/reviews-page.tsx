import { paths } from '@sinima/contracts/paths';
import { keepPreviousData, Link, useQuery, useSearchParams } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { Pagination } from '@sinima/ui-kit/pagination';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import { countText } from '../../count-text.ts';
import { pageNumberOf } from '../../page-number.ts';
import section from '../../section.module.css';
import { recentReviewsQuery, reviewsOnPage } from './api/recent-reviews-query.ts';
import { ReviewGrid } from './components/review-grid.tsx';

/** `/reviews`: all reviews, newest first. */
export default function ReviewsPage() {
  return (
    <>
      <PageBanner
        title="Reviews"
        note="What critics and viewers say. Sample data for now."
        slug="reviews"
        country="Mali"
      />
      <div className={section.page}>
        <Reviews />
      </div>
    </>
  );
}

function Reviews() {
  const [search] = useSearchParams();
  const page = pageNumberOf(search);
  const query = useQuery({
    ...recentReviewsQuery({ page, pageSize: reviewsOnPage }),
    placeholderData: keepPreviousData,
  });
  if (query.isPending)
    return <SkeletonRows count={reviewsOnPage} height="16rem" sideBySide label="Loading reviews" />;
  if (query.isError) return <ErrorArea onRetry={() => void query.refetch()} />;
  const { items, total } = query.data;
  if (items.length === 0) return <p>No recent reviews available.</p>;
  return (
    <div aria-busy={query.isPlaceholderData}>
      <p className={section.count}>
        <Badge tone="accent">{countText(total, 'review')}</Badge>
      </p>
      <ReviewGrid reviews={items} level={2} />
      <Pagination
        Link={Link}
        page={page}
        pageCount={Math.ceil(total / reviewsOnPage)}
        to={(other) => paths.reviews(other === 1 ? {} : { page: other })}
      />
    </div>
  );
}
