export const historyOf = 'History of {name}';
export const historyNote = 'Its changes, with their reasons.';
export const loadingTheHistory = 'Loading the history';
export const neverChanged = 'This record has not been changed on the site yet.';
export const changeOn = '<link>Change {number}</link>, <day/>';
