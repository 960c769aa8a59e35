export const personKind = 'Person';
export const personNotFound = 'Person Not Found';
export const personMissing = "The person you''re looking for doesn''t exist.";
