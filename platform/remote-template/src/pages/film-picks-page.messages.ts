export const filmPicks = 'Film Picks';
export const loadingFilmPicks = 'Loading film picks';
export const filmPicksNotFound = 'Film Picks Not Found';
export const filmPicksNotThere = "What you're looking for doesn't exist.";
export const homeOfFilmPicks = 'Return Home';
