export const enterASearchQueryTo = 'Enter a search query to find movies, TV shows, and people';
export const headSearch = 'Search';
export const headSearchFor = 'Search: {q}';
