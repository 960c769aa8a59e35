export const heldOfNewAccount =
  'The first reviews of a new account are looked at before others read them, for a day at most.';
export const heldForModerators = 'A moderator looks at it before others read it.';
export const heldForLink = 'It has a link.';
export const heldForRepetition = 'Another review has the same text.';
