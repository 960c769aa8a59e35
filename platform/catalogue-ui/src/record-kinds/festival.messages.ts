export const festivalKind = 'Festival';
export const festivalNotFound = 'Festival Not Found';
export const festivalMissing = "The festival you''re looking for doesn''t exist.";
