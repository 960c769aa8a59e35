import { MoreLink } from '@sinima/catalogue-ui/more-link';
import { PageSection } from '@sinima/catalogue-ui/page-layout';
import { paths } from '@sinima/contracts/paths';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { RecentReviews } from '../features/reviews/recent-reviews.tsx';

/** The newest reviews, and the way to all. */
export default function RecentReviewsWidget(): ReactNode {
  return (
    <PageSection>
      <SectionHeading
        title="Recent Reviews"
        note="The newest of what critics and members say"
        action={<MoreLink to={paths.reviews()}>All Reviews</MoreLink>}
      />
      <RecentReviews />
    </PageSection>
  );
}
