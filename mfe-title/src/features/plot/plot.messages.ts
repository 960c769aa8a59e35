export const plotSummary = 'Plot Summary';
export const littleKnownFilm =
  'Little is known of this film yet: the record has no plot, no cast and no source.';
export const littleKnownSeries =
  'Little is known of this series yet: the record has no plot, no cast and no source.';
