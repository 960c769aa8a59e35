export const nothingMeasured = 'Your browser tells this once the page has been measured.';
export const visitUsed = 'What this visit used';
export const bytesOfPages = 'Pages';
export const bytesOfScripts = 'Scripts';
export const bytesOfStyles = 'Styles';
export const bytesOfFonts = 'Typefaces';
export const bytesOfPictures = 'Pictures';
export const bytesOfData = 'Data for pages';
export const bytesOfCopies = 'Copies for offline';
export const bytesOfOther = 'Other';
export const bytesTogether = 'Together';
export const lessData = 'Use less data';
export const lessDataOn = 'On, from the next page on.';
export const lessDataOff = 'Off, from the next page on.';
export const lessDataMeans =
  'Pages then come without typefaces of their own, nothing is fetched before you ask for it, and nothing is downloaded to be kept.';
export const browserAsksForLess = 'Your browser asks all sites for that already.';
export const nothingKept = 'Nothing is kept in this browser.';
export const copiesDeleted = 'Deleted.';
export const noPagesKept = 'No pages are kept.';
/** size is e.g. 14 KB. */
export const pagesKept = '{count, plural, one {# page} other {# pages}}, {size} with their files.';
export const storedOnDevice = 'All that this site stores takes {size} of this device.';
export const deleteCopies = 'Delete the copies';
