import { MoreLink } from '@sinima/catalogue-ui/more-link';
import { PageSection } from '@sinima/catalogue-ui/page-layout';
import { paths } from '@sinima/contracts/paths';
import { useText } from '@sinima/runtime';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { RecentReviews } from '../features/reviews/recent-reviews.tsx';
import * as messages from './recent-reviews-widget.messages.ts';

/** The newest reviews, and the way to all. */
export default function RecentReviewsWidget(): ReactNode {
  const text = useText();
  return (
    <PageSection>
      <SectionHeading
        title={text(messages.recentReviewsTitle)}
        note={text(messages.recentReviewsNote)}
        action={<MoreLink to={paths.reviews()}>{text(messages.allReviews)}</MoreLink>}
      />
      <RecentReviews />
    </PageSection>
  );
}
