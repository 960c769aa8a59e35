export const takesABreak = 'This part of the site is taking a break';
export const restWorks = 'The rest works as ever.';
export const tryAgain = 'Try again';
export const tryingAgain = 'Trying again…';
