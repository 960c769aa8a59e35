export const ratings = 'Ratings';
export const eachIsOneVoteIn =
  'Each is one vote in the average of its title. Others see it only beside your review.';
export const order = 'Order';
export const loadingYourRatings = 'Loading your ratings';
export const youHaveNotRatedAnything =
  'You have not rated anything yet. “Rate this title” is in the head of each title.';
