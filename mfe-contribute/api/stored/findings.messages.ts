/** Of an edit, which editors look at. */
export const takesFactsAway = 'It takes facts away.';
export const hasAnInsult = 'It has an insult.';
export const hasALink = 'It has a link in a text.';
export const repeatsLetters = 'It repeats letters, or shouts.';
export const authorEditedMany = 'Its author edited many records within an hour.';
export const authorIsSuspended = 'The account of its author is suspended.';
