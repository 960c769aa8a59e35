export const followMember = 'Follow {name}';
export const profileReviews = 'Reviews';
export const profileLists = 'Lists';
export const followLabel = '+ Follow';
export const following = '✓ Following';
