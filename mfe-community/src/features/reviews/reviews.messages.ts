export const loadingReviews = 'Loading reviews';
export const noRecentReviews = 'No recent reviews available.';
/** Stands for the date of a review whose date is not known. */
export const recentReview = 'Recent';
export const reviewWithoutWords = 'This review is a rating without words.';
/** Marks a review that is made up, to try the site. */
export const sampleReview = 'Sample';
