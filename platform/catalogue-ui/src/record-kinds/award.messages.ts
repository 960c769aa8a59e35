export const awardKind = 'Award';
export const awardNotFound = 'Award Not Found';
export const awardMissing = "The award you''re looking for doesn''t exist.";
