export const reviews = 'Reviews';
export const writeAndChangeThemOn = 'Write and change them on the page of their title.';
export const loadingYourReviews = 'Loading your reviews';
export const youHaveNotWrittenA =
  'You have not written a review yet. “Write a review” is beside the reviews of each title.';
export const deleteReviewOf = 'Delete your review of {title}';
export const deleteReviewOfForGood = 'Delete your review of {title} for good';
