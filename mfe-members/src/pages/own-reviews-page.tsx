import * as counts from '@sinima/catalogue-ui/counts';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { PagedList } from '@sinima/catalogue-ui/paged-list';
import { useSearchParams, useText } from '@sinima/runtime';
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
import * as messages from './own-reviews-page.messages.ts';

/** `/account/reviews?page=` */
export default function OwnReviewsPage(): ReactNode {
  const text = useText();
  const [search] = useSearchParams();
  return (
    <AccountFrame title={text(messages.reviews)} note={text(messages.writeAndChangeThemOn)} current="reviews">
      {() => <OwnReviews page={pageNumberOf(search)} />}
    </AccountFrame>
  );
}

function OwnReviews({ page }: { page: number }): ReactNode {
  const text = useText();
  const query = ownReviewsQuery(page);
  const refresh = useRefresh(query);
  return (
    <PagedList
      query={query}
      page={page}
      pageSize={OWN_REVIEWS_ON_PAGE}
      addressOf={memberPaths.reviews}
      count={counts.reviewCount}
      loading={<SkeletonRows count={3} height="10rem" label={text(messages.loadingYourReviews)} />}
      empty={<p>{text(messages.youHaveNotWrittenA)}</p>}
    >
      {(reviews) => (
        <RowList items={reviews} keyOf={({ id }) => id}>
          {(review) => (
            <TitleRow title={review.title}>
              <ReviewState review={review} />
              <ReviewText {...review} />
              <DeleteButton
                label={text(messages.deleteReviewOf, { title: review.title.displayTitle })}
                confirm={text(messages.deleteReviewOfForGood, { title: review.title.displayTitle })}
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
