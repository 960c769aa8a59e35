export const savedNote = 'Your watchlist, your likes and the people you follow. Kept in this browser.';
export const savedWithoutScripts = 'What you save is kept in this browser, and takes JavaScript to be shown.';
export const loadingSaved = 'Loading what you saved';
export const savedTitle = 'Saved';
export const savedDescription = 'Your watchlist, your likes and the people you follow, kept in this browser.';
