import { paths } from '@sinima/contracts/paths';
import { Link, useQuery } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { sidewaysClass } from '@sinima/ui-kit/card-grid';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import row from '../../row.module.css';
import section from '../../section.module.css';
import { recentReviewsQuery, reviewsOnHome } from './api/recent-reviews-query.ts';
import { ReviewGrid } from './components/review-grid.tsx';

/** The newest reviews. */
export default function RecentReviewsWidget() {
  return (
    <section className={section.section}>
      <SectionHeading
        title="Recent Reviews"
        note="Reviews are sample data for now."
        action={
          <Link to={paths.reviews()} className={buttonClass({ variant: 'secondary' })}>
            All Reviews
          </Link>
        }
      />
      <RecentReviews />
    </section>
  );
}

function RecentReviews() {
  const { data, isPending, isError, refetch } = useQuery(recentReviewsQuery({ pageSize: reviewsOnHome }));
  if (isPending)
    return <SkeletonRows count={reviewsOnHome} height="16rem" sideBySide label="Loading reviews" />;
  if (isError) return <ErrorArea onRetry={() => void refetch()} />;
  if (data.items.length === 0) return <p>No recent reviews available.</p>;
  return (
    <ReviewGrid
      reviews={data.items.slice(0, reviewsOnHome)}
      level={3}
      className={`${sidewaysClass} ${row.row} ${row.broad} ${row.three}`}
    />
  );
}
