export const titleKind = 'Title';
export const titleNotFound = 'Title Not Found';
export const titleMissing = "The title you''re looking for doesn''t exist.";
