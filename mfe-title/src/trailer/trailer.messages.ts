export const watchTrailer = 'Watch Trailer';
export const noTrailerYet = 'No trailer yet';
