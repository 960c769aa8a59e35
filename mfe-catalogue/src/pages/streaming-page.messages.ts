export const sinimaDoesNotStreamFilms =
  "Sinima does not stream films itself: trials are the platforms'' own.";
export const headStreaming = "What''s Streaming";
export const headStreamingDescription = 'African films and series on streaming platforms, by platform.';
