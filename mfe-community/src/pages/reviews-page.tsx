import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { useSearchParams, useText } from '@sinima/runtime';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import type { ReactNode } from 'react';
import { ReviewList } from '../features/reviews/review-list.tsx';
import * as messages from './reviews-page.messages.ts';

/** `/reviews?page=`: all reviews, newest first. */
export default function ReviewsPage(): ReactNode {
  const text = useText();
  const [search] = useSearchParams();
  return (
    <>
      <PageBanner
        title={text(messages.reviewsTitle)}
        note={text(messages.reviewsNote)}
        slug="reviews"
        country="Mali"
      />
      <PageBody>
        <ReviewList page={pageNumberOf(search)} />
      </PageBody>
    </>
  );
}
