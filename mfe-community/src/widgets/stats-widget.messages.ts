export const statsLabel = 'Sinima in numbers';
export const statTitles = 'Titles';
export const statPeople = 'People';
export const statReviews = 'Reviews';
export const statMembers = 'Members';
