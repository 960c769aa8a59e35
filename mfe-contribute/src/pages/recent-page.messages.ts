export const recentDescription = 'What people corrected and added.';
export const recentNote = 'Accepted changes, the latest first.';
export const atomFeed = 'Atom feed';
export const loadingChanges = 'Loading changes';
export const nothingChanged = 'Nothing has been changed on the site yet.';
