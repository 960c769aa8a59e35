export const media = 'Media';
export const noPicturesOrVideosOf = 'No pictures or videos of this title are here yet.';
export const posterOf = 'Poster of {title}';
