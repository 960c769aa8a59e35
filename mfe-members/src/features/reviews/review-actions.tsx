import { countText } from '@sinima/catalogue-ui/count-text';
import type { ReactNode } from 'react';
import type { MemberReview, MemberState } from '../../../api/openapi.ts';
import { LikeButton } from './like-button.tsx';
import { ReportButton } from './report-button.tsx';

interface ReviewActionsProps {
  review: MemberReview;
  /** Undefined: the reader is anonymous, or not known yet. */
  state: MemberState | undefined;
}

/** Like and report, for members whose account is not limited; for others the likes are counted. */
export function ReviewActions({ review: { id, author, likes }, state }: ReviewActionsProps): ReactNode {
  if (state === undefined || state.limit !== null) return <span>{countText(likes, 'like')}</span>;
  const what = `the review by ${author?.displayName ?? 'a member'}`;
  return (
    <>
      <LikeButton
        kind="reviews"
        id={id}
        what={what}
        likes={likes}
        isLiked={state.likedReviews.includes(id)}
      />
      <ReportButton kind="review" subject={id} what={what} />
    </>
  );
}
