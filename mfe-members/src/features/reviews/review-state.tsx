import { Link } from '@sinima/runtime';
import { linkClass } from '@sinima/ui-kit/link';
import type { ReactNode } from 'react';
import type { OwnReview } from '../../../api/openapi.ts';
import { memberPaths } from '../../member/member-paths.ts';
import { timeText } from '../../member/time-text.ts';

/** Tells the author of a review who can read it, why not everybody, and the remedy. */
export function ReviewState({
  review: { state, heldUntil, why, decision },
}: {
  review: OwnReview;
}): ReactNode {
  if (state === 'published' && why === null) return null;
  return (
    <div className="me:grid me:gap-1 me:border-s-6 me:border-warn me:bg-raised me:p-3 me:text-sm">
      {state === 'held' ? (
        <p className="me:font-bold">
          Only you can read this yet.{' '}
          {heldUntil === null
            ? 'A moderator looks at it first.'
            : `It is published on ${timeText(heldUntil)}, unless a moderator decides before.`}
        </p>
      ) : null}
      {state === 'removed' ? (
        <p className="me:font-bold">A moderator removed this review. Only you can read it.</p>
      ) : null}
      {why === null ? null : <p>The reason: {why}</p>}
      {decision === null ? null : (
        <p>
          <Link to={memberPaths.decisions()} rel="nofollow" className={linkClass()}>
            Read the decision and appeal
          </Link>
        </p>
      )}
    </div>
  );
}
