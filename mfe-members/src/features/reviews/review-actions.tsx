import { countText } from '@sinima/catalogue-ui/count-text';
import type { ReactNode } from 'react';
import type { MemberReview, MemberState } from '../../../api/openapi.ts';
import { FormLink } from '../../member/form-link.tsx';
import { memberPaths } from '../../member/member-paths.ts';
import { LikeButton } from './like-button.tsx';
import { ReportButton } from './report-button.tsx';

interface ReviewActionsProps {
  review: MemberReview;
  /** Undefined: the reader is anonymous, or not known yet. */
  state: MemberState | undefined;
}

/** Like and report, for members whose account is not limited; for others the likes are counted. */
export function ReviewActions({ review: { id, author, likes }, state }: ReviewActionsProps): ReactNode {
  const what = `the review by ${author?.displayName ?? 'a member'}`;
  if (state === undefined || state.limit !== null)
    return (
      <>
        <span>{countText(likes, 'like')}</span>
        {state === undefined ? (
          <FormLink to={memberPaths.sharedForms('reviews', id)} action="Like or report" what={what} />
        ) : null}
      </>
    );
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
