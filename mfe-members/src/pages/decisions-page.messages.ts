export const decisions = 'Decisions';
export const whatModeratorsDecidedAboutYou = 'What moderators decided about you, and why.';
export const moderatorsHaveNotDecidedAnything = 'Moderators have not decided anything about you.';
