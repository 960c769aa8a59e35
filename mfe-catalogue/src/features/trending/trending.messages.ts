export const loadingTrendingTitles = 'Loading trending titles';
export const noTrendingContentAvailableAt = 'No trending content available at the moment.';
