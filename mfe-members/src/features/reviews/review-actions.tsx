import { useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import type { MemberReview, MemberState } from '../../../api/openapi.ts';
import { FormLink } from '../../member/form-link.tsx';
import { memberPaths } from '../../member/member-paths.ts';
import { LikeButton } from './like-button.tsx';
import { ReportButton } from './report-button.tsx';
import * as messages from './reviews.messages.ts';
import * as memberMessages from '../../member/member.messages.ts';
import * as actionsMessages from '../../../api/shapes/actions.messages.ts';

interface ReviewActionsProps {
  review: MemberReview;
  /** Undefined: the reader is anonymous, or not known yet. */
  state: MemberState | undefined;
}

/** Like and report, for members whose account is not limited; for others the likes are counted. */
export function ReviewActions({ review: { id, author, likes }, state }: ReviewActionsProps): ReactNode {
  const text = useText();
  const name = author?.displayName ?? text(actionsMessages.aMemberInSentence);
  const what = text(memberMessages.reviewBy, { name });
  if (state === undefined || state.limit !== null)
    return (
      <>
        <span>{text(memberMessages.likeCount, { count: likes })}</span>
        {state === undefined ? (
          <FormLink
            to={memberPaths.sharedForms('reviews', id)}
            action={text(memberMessages.likeOrReport)}
            label={text(messages.likeOrReportWhat, { what })}
          />
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
