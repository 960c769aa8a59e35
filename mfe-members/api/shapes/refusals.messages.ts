export const refused = 'This was refused. Please load the page again.';
export const refusedFields = 'This cannot be saved as it is. Look at what you filled in, and try again.';
export const refusedNotAllowed = 'You may not do this.';
export const refusedGone = 'This is no longer there. Please load the page again.';
/** Somebody else, or another tab, was first. */
export const refusedConflict = 'This was changed or done meanwhile. Please load the page again.';
export const refusedTooOften = 'That was too often. Wait a minute, and try again.';
export const takesABreak = 'This part of the site is taking a break. Please try again in a minute.';
