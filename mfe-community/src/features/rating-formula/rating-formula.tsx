import { LEAST_VOTES, PRIOR_VOTES } from '@sinima/contracts/vocabulary';
import type { ReactNode } from 'react';

/** How the rating of a title follows from the votes; the API computes it so. */
export function RatingFormula(): ReactNode {
  return (
    <>
      <h2 id="ratings">How ratings are made</h2>
      <p>
        A title’s rating, its number of votes and its rank are shown once {LEAST_VOTES} people have rated it
        from 1 to 10. Until then its page says “Not enough ratings yet”.
      </p>
      <p>
        The rating is a Bayesian mean: every title begins with {PRIOR_VOTES} votes at the mean of all votes
        for all titles, and each vote moves it from there. Few votes say little, so a single 10 never tops a
        list.
      </p>
      <p>
        <code>
          rating = (votes × mean of the title + {PRIOR_VOTES} × mean of all votes) ÷ (votes + {PRIOR_VOTES})
        </code>
      </p>
      <p>
        Lists by rating or popularity begin with the titles that have a rating. The others follow by prizes
        won, then by nominations, then in our editors’ order, then by year, the newest first.
      </p>
    </>
  );
}
