export const nothingHereYet = 'Nothing here yet';
