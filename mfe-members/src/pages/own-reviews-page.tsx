import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { PagedList } from '@sinima/catalogue-ui/paged-list';
import { useSearchParams } from '@sinima/runtime';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { AccountFrame } from '../features/account/account-frame.tsx';
import { RowList } from '../member/row-list.tsx';
import { TitleRow } from '../member/title-row.tsx';
import { OWN_REVIEWS_ON_PAGE, ownReviewsQuery } from '../features/reviews/api/own-reviews-query.ts';
import { deleteReview } from '../features/reviews/api/send-review.ts';
import { ReviewState } from '../features/reviews/review-state.tsx';
import { ReviewText } from '../features/reviews/review-text.tsx';
import { DeleteButton } from '../member/delete-button.tsx';
import { memberPaths } from '../member/member-paths.ts';
import { useRefresh } from '../member/use-refresh.ts';

/** `/account/reviews?page=` */
export default function OwnReviewsPage(): ReactNode {
  const [search] = useSearchParams();
  return (
    <AccountFrame title="Reviews" note="Write and change them on the page of their title." current="reviews">
      {() => <OwnReviews page={pageNumberOf(search)} />}
    </AccountFrame>
  );
}

function OwnReviews({ page }: { page: number }): ReactNode {
  const query = ownReviewsQuery(page);
  const refresh = useRefresh(query);
  return (
    <PagedList
      query={query}
      page={page}
      pageSize={OWN_REVIEWS_ON_PAGE}
      addressOf={memberPaths.reviews}
      noun="review"
      loading={<SkeletonRows count={3} height="10rem" label="Loading your reviews" />}
      empty={<p>You have not written a review yet. “Write a review” is beside the reviews of each title.</p>}
    >
      {(reviews) => (
        <RowList items={reviews} keyOf={({ id }) => id}>
          {(review) => (
            <TitleRow title={review.title}>
              <ReviewState review={review} />
              <ReviewText {...review} />
              <DeleteButton
                what={`your review of ${review.title.displayTitle}`}
                remove={() => deleteReview(review.title.slug)}
                onRemoved={refresh}
              />
            </TitleRow>
          )}
        </RowList>
      )}
    </PagedList>
  );
}
