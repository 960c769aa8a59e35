export const deleteLabel = 'Delete';
export const keep = 'Keep';
export const aMember = 'A member';
export const readTheDecisionAndAppeal = 'Read the decision and appeal';
export const notSaved = 'Not saved';
export const change = 'Change';
export const likeOrReport = 'Like or report';
export const save = 'Save';
export const yourAccount = 'Your account';
export const signIn = 'Sign in';
export const saved = 'Saved';
export const youHaveNoListYet = 'You have no list yet.';
export const yourLists = 'Your lists';
export const takenOutOfYourDiary = 'Taken out of your diary';
export const undo = 'Undo';
export const tryAgain = 'Try again';
export const lists = 'Lists';
export const unreachable = 'There is no answer. Check your connection, and try again.';
export const noLongerSignedIn =
  'You are no longer signed in. Sign in in another tab, come back to this one, and try again.';
export const takesABreak = 'This part of the site is taking a break. Please try again in a minute.';
export const refused = 'This was refused. Please load the page again.';
export const refusedFields = 'This cannot be saved as it is. Look at what you filled in, and try again.';
export const refusedNotAllowed = 'You may not do this.';
export const refusedGone = 'This is no longer there. Please load the page again.';
/** Somebody else, or another tab, was first. */
export const refusedConflict = 'This was changed or done meanwhile. Please load the page again.';
export const refusedTooOften = 'That was too often. Wait a minute, and try again.';
export const likeCount = '{count, plural, one {# like} other {# likes}}';
export const titleCount = '{count, plural, one {# title} other {# titles}}';
export const reviewBy = 'the review by {name}';
export const aMemberInSentence = 'a member';
export const accountLimited = 'Your account is limited.';
export const accountSuspended = 'Your account is suspended.';
export const limitedUntilTakenBack =
  'You can rate and keep your diary; you cannot publish, like, follow or report until a moderator takes this back. The reason: {why}';
export const limitedUntil =
  'You can rate and keep your diary; you cannot publish, like, follow or report until {day}. The reason: {why}';
export const suspendedUntilTakenBack =
  'You cannot write anything, and your ratings do not count until a moderator takes this back. The reason: {why}';
export const suspendedUntil =
  'You cannot write anything, and your ratings do not count until {day}. The reason: {why}';
export const charactersTooMany = '{count, plural, one {# character too many} other {# characters too many}}';
export const charactersOf = '{count, number} of {most, number} characters';
