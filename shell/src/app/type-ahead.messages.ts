export const allResultsFor = 'All results for “{search}”';
export const kindFilm = 'Film';
export const kindSeries = 'Series';
export const suggestionCount = '{count, plural, one {# suggestion} other {# suggestions}}';
export const suggestions = 'Suggestions';
