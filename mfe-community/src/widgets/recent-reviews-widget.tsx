import { PageSection } from '@sinima/catalogue-ui/page-layout';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { RecentReviews } from '../features/reviews/recent-reviews.tsx';

/** The newest reviews, and the way to all. */
export default function RecentReviewsWidget(): ReactNode {
  return (
    <PageSection>
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
    </PageSection>
  );
}
