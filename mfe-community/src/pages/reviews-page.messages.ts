export const reviewsNote = 'What critics and members say';
export const reviewsTitle = 'Reviews';
export const reviewsDescription = 'What critics and viewers say of African films and series.';
