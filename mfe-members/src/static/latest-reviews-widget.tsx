export { LatestReviews as default } from '../features/reviews/latest-reviews.tsx';
