import * as counts from '@sinima/catalogue-ui/counts';
import { useText } from '@sinima/runtime';
import { PagedList } from '@sinima/catalogue-ui/paged-list';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { memberPaths } from '../member/member-paths.ts';
import { MemberReviewCard } from '../features/reviews/member-review-card.tsx';
import { REVIEWS_ON_PAGE, reviewsOfMemberQuery } from '../features/profile/api/public-records-query.ts';
import * as messages from './member-page.messages.ts';

/** One page of a member's public reviews. */
export function ReviewsOfMember({ handle, page }: { handle: string; page: number }): ReactNode {
  const text = useText();
  return (
    <PagedList
      query={reviewsOfMemberQuery(handle, page)}
      page={page}
      pageSize={REVIEWS_ON_PAGE}
      addressOf={(other) => `${memberPaths.member(handle)}${other > 1 ? `?page=${other}` : ''}`}
      count={counts.reviewCount}
      loading={<SkeletonRows count={3} height="10rem" label={text(messages.loadingReviews)} />}
      empty={<p>{text(messages.noReviewsYet)}</p>}
    >
      {(reviews) => (
        <ul className="me:grid me:list-none me:gap-4 me:p-0">
          {reviews.map((review) => (
            <li key={review.id}>
              <MemberReviewCard review={review} titleLevel={2} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
