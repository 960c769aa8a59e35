export const reviewsNote = 'What critics and members say';
