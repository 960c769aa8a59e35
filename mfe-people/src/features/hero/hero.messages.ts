export const follow = 'Follow Artist';
export const following = 'Following';
export const atAGlance = 'At a glance';
export const share = 'Share';
