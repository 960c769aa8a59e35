export const loadingUpcomingTitles = 'Loading upcoming titles';
export const noFilmIsAnnouncedAt = 'No film is announced at the moment.';
export const toBeAnnounced = 'To be announced';
