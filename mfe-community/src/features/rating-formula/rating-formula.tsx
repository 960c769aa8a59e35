import { LEAST_VOTES, PRIOR_VOTES } from '@sinima/contracts/vocabulary';
import { useText } from '@sinima/runtime';
import type { ReactNode } from 'react';
import * as messages from './rating-formula.messages.ts';

/** How the rating of a title follows from the votes; the API computes it so. */
export function RatingFormula(): ReactNode {
  const text = useText();
  return (
    <>
      <h2 id="ratings">{text(messages.ratingHeading)}</h2>
      <p>{text(messages.ratingThreshold, { leastVotes: LEAST_VOTES })}</p>
      <p>{text(messages.ratingMean, { priorVotes: PRIOR_VOTES })}</p>
      <p>
        <code>{text(messages.ratingFormula, { priorVotes: PRIOR_VOTES })}</code>
      </p>
      <p>{text(messages.ratingOrder)}</p>
    </>
  );
}
