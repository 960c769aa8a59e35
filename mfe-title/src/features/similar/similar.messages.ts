export const similarTitles = 'Similar Titles';
export const ofLikeGenreCountryAnd = 'Of like genre, country and time';
export const loadingSimilarTitles = 'Loading similar titles';
