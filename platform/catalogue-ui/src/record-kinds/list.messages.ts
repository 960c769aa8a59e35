export const listKind = 'List';
export const listNotFound = 'List Not Found';
export const listMissing = "The list you''re looking for doesn''t exist.";
