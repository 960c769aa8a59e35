import { Link, useText } from '@sinima/runtime';
import { linkClass } from '@sinima/ui-kit/link';
import type { ReactNode } from 'react';
import type { OwnReview } from '../../../api/openapi.ts';
import { memberPaths } from '../../member/member-paths.ts';
import { timeText } from '../../member/time-text.ts';
import * as messages from './reviews.messages.ts';
import * as memberMessages from '../../member/member.messages.ts';

/** Tells the author of a review who can read it, why not everybody, and the remedy. */
export function ReviewState({
  review: { state, heldUntil, why, decision },
}: {
  review: OwnReview;
}): ReactNode {
  const text = useText();
  if (state === 'published' && why === null) return null;
  return (
    <div className="me:grid me:gap-1 me:border-s-6 me:border-warn me:bg-raised me:p-3 me:text-sm">
      {state === 'held' ? (
        <p className="me:font-bold">
          {heldUntil === null
            ? text(messages.onlyYouHeld)
            : text(messages.onlyYouUntil, { time: timeText(heldUntil, text.language) })}
        </p>
      ) : null}
      {state === 'removed' ? (
        <p className="me:font-bold">{text(messages.aModeratorRemovedThisReview)}</p>
      ) : null}
      {why === null ? null : <p>{text(messages.reasonIs, { why })}</p>}
      {decision === null ? null : (
        <p>
          <Link to={memberPaths.decisions()} rel="nofollow" className={linkClass()}>
            {text(memberMessages.readTheDecisionAndAppeal)}
          </Link>
        </p>
      )}
    </div>
  );
}
