export const notEnoughRatings = 'Not enough ratings yet';
/** Behind a rating, for screen readers: "7.4 out of 10". */
export const outOfTen = 'out of 10';
