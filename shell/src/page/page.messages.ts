export const siteTitle = 'Sinima: African film and television';
export const homeDescription =
  'Discover African film and television: movies, series, people, awards and festivals.';
export const notFoundTitle = 'Page not found';
