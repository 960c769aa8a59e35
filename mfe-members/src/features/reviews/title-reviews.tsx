import { Loaded } from '@sinima/catalogue-ui/loaded';
import { useQuery, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import { useState, type ReactNode } from 'react';
import type { MemberState } from '../../../api/openapi.ts';
import { LimitNotice } from '../../member/limit-notice.tsx';
import { memberPaths } from '../../member/member-paths.ts';
import { SignInLink } from '../../member/sign-in-link.tsx';
import { useMemberState } from '../../member/state-query.ts';
import { FIRST_REVIEWS, MOST_REVIEWS, titleReviewsQuery } from './api/title-reviews-query.ts';
import { MemberReviewCard } from './member-review-card.tsx';
import { OwnReviewOfTitle } from './own-review.tsx';
import { ReviewActions } from './review-actions.tsx';
import * as messages from './reviews.messages.ts';

/** Members’ reviews of a title, and the member’s own above them. */
export function TitleReviews({ slug }: { slug: string }): ReactNode {
  const text = useText();
  const [count, setCount] = useState(FIRST_REVIEWS);
  const { data } = useQuery(titleReviewsQuery(slug));
  const ids = data?.items.map(({ id }) => id) ?? [];
  const { isMember, state, isError, retry } = useMemberState({ titles: [slug], reviews: ids });
  return (
    <section className="me:mb-6 me:grid me:gap-4">
      <SectionHeading title={text(messages.reviewsByMembers)} />
      {isError ? <ErrorArea onRetry={retry} /> : null}
      {isMember ? (
        state && <OwnPart slug={slug} state={state} />
      ) : (
        <p>
          <SignInLink
            query={['tab']}
            form={memberPaths.titleForms(slug)}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {text(messages.writeAReview)}
          </SignInLink>
        </p>
      )}
      <Loaded
        query={titleReviewsQuery(slug, count)}
        loading={<SkeletonRows count={3} height="8rem" label={text(messages.loadingReviewsByMembers)} />}
        keepsFormer
        empty={text(messages.noMemberHasReviewedThis)}
      >
        {({ items, total }) => (
          <>
            <ul className="me:grid me:list-none me:gap-4 me:p-0">
              {items
                .filter(({ id }) => !state?.ownReviews.includes(id))
                .map((review) => (
                  <li key={review.id}>
                    <MemberReviewCard
                      review={review}
                      actions={<ReviewActions review={review} state={state} />}
                    />
                  </li>
                ))}
            </ul>
            {total > items.length && count < MOST_REVIEWS ? (
              <p>
                <button
                  type="button"
                  className={buttonClass({ variant: 'secondary', size: 'small' })}
                  onClick={() => setCount(Math.min(count * 2, MOST_REVIEWS))}
                >
                  {text(messages.moreReviews)}
                </button>
              </p>
            ) : null}
          </>
        )}
      </Loaded>
    </section>
  );
}

function OwnPart({ slug, state }: { slug: string; state: MemberState }): ReactNode {
  const [title] = state.titles;
  return (
    <>
      {state.limit === null ? null : <LimitNotice limit={state.limit} />}
      {title === undefined ? null : (
        <OwnReviewOfTitle slug={slug} hasReview={title.hasReview} isLimited={state.limit !== null} />
      )}
    </>
  );
}
