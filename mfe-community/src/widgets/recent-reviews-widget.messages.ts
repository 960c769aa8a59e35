export const recentReviewsTitle = 'Recent Reviews';
export const recentReviewsNote = 'The newest of what critics and members say';
export const allReviews = 'All Reviews';
