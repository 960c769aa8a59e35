import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { useSearchParams } from '@sinima/runtime';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import type { ReactNode } from 'react';
import { ReviewList } from '../features/reviews/review-list.tsx';

/** `/reviews?page=`: all reviews, newest first. */
export default function ReviewsPage(): ReactNode {
  const [search] = useSearchParams();
  return (
    <>
      <PageBanner title="Reviews" note="What critics and members say" slug="reviews" country="Mali" />
      <PageBody>
        <ReviewList page={pageNumberOf(search)} />
      </PageBody>
    </>
  );
}
