export const criticReviews = 'Critic Reviews';
export const theNewestReviewsByCritics = 'The newest reviews, by critics and by members';
export const loadingReviews = 'Loading reviews';
export const noReviewsOfThisTitle = 'No reviews of this title yet.';
export const withoutWords = 'This review is a rating without words.';
export const today = 'Today';
