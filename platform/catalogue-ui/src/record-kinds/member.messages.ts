export const memberKind = 'Member';
export const memberNotFound = 'Member Not Found';
export const memberMissing = "The member you''re looking for doesn''t exist.";
