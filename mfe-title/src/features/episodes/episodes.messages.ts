export const loadingEpisodes = 'Loading episodes';
export const noEpisodesFoundForThis = 'No episodes found for this season.';
export const episodes = 'Episodes';
export const loadingSeasons = 'Loading seasons';
export const noSeasonsAvailableForThis = 'No seasons available for this series.';
export const seasons = 'Seasons';
export const episodesUnnamed =
  '{count, plural, one {# episode} other {# episodes}}. Their names are not known yet.';
export const seasonNumber = 'Season {number}';
export const episodeMinutes = '{count, number}m';
