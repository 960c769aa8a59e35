export const loadingLists = 'Loading lists';
export const noLists = 'No lists available.';
export const emptyList = 'Nothing is in this list yet.';
export const listedMovies = '{count, plural, other {# Movies}}';
export const listedDirectors = '{count, plural, other {# Directors}}';
export const listedTitlesAndPeople = '{count, plural, other {# Titles and people}}';
