export const communityTitle = 'Community';
export const communityInvitation =
  'Talk about films with the people who love them and the people who make them.';
/** A slogan: what the community wants to reach, as are the next three. */
export const sloganPosts = '2,400+ Posts';
export const sloganMembers = '15K+ Members';
export const sloganTopics = 'Hot Topics';
export const sloganAwards = '50+ Awards';
/** The numbers of today stand further up on the page. */
export const communityAim =
  'That is where the community wants to be. Its members and reviews of today are counted above.';
export const joinCommunity = 'Join Our Community';
