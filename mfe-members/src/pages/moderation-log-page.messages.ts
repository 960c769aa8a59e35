export const moderationLog = 'Moderation log';
export const whatModeratorsDecidedAndWhy =
  'What moderators decided, and why. Without names: neither of authors, nor of members who reported.';
export const nothingDecidedYet = 'Moderators have not decided anything yet.';
export const moderationLogDescription = 'What the moderators of Sinima decided, and why.';
