/** Above a copy of a page: "You are offline: this page is of 3 hours ago." */
export const offlineCopy = 'You are offline: this page is of <ago/>.';
/** Above a copy of a page: "The network does not answer: this page is of 3 hours ago." */
export const lateCopy = 'The network does not answer: this page is of <ago/>.';
export const tryAgain = 'Try again';
export const youAreOffline = 'You are offline';
export const copiesExpired =
  'The copies in this browser are older than 30 days. They come back when you have been online once.';
export const copyUnconfirmed =
  'The site has changed since the copy in this browser was made. It comes back when you have been online once.';
export const copyBarred =
  'The copy in this browser was withdrawn. It comes back when you have been online once.';
export const noCopy = 'There is no copy of this page in this browser.';
export const pagesAreKept = 'Pages that you visit are kept in this browser, and can be read here later.';
/** Above a list of pages. */
export const readableNow = 'What you can read now';
/** When a copy of a page was made: less than a minute ago. */
export const aMomentAgo = 'a moment ago';
