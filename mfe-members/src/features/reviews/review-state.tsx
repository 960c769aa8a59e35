import { Link, useText } from '@sinima/runtime';
import { linkClass } from '@sinima/ui-kit/link';
import type { ReactNode } from 'react';
import type { OwnReview } from '../../../api/openapi.ts';
import { reasonText } from '../../../api/shapes/held-reasons.ts';
import { memberPaths } from '../../member/member-paths.ts';
import { timeText } from '../../member/time-text.ts';
import * as messages from './reviews.messages.ts';
import * as limitMessages from '../../../api/shapes/limit.messages.ts';
import * as reviewMessages from '../../../api/shapes/review.messages.ts';

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
        <p className="me:font-bold">{text(reviewMessages.aModeratorRemovedThisReview)}</p>
      ) : null}
      {why === null ? null : <p>{text(reviewMessages.reasonIs, { why: reasonText(why, text) })}</p>}
      {decision === null ? null : (
        <p>
          <Link to={memberPaths.decisions()} rel="nofollow" className={linkClass()}>
            {text(limitMessages.readTheDecisionAndAppeal)}
          </Link>
        </p>
      )}
    </div>
  );
}
