export const ratingHeading = 'How ratings are made';
export const ratingThreshold =
  'A title’s rating, its number of votes and its rank are shown once {leastVotes} people have rated it from 1 to 10. Until then its page says “Not enough ratings yet”.';
export const ratingMean =
  'The rating is a Bayesian mean: every title begins with {priorVotes} votes at the mean of all votes for all titles, and each vote moves it from there. Few votes say little, so a single 10 never tops a list.';
export const ratingFormula =
  'rating = (votes × mean of the title + {priorVotes} × mean of all votes) ÷ (votes + {priorVotes})';
export const ratingOrder =
  'Lists by rating or popularity begin with the titles that have a rating. The others follow by prizes won, then by nominations, then in our editors’ order, then by year, the newest first.';
