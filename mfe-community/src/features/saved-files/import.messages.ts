/** Title of the window that imports a list from a file. */
export const importTitle = 'Import';
export const readingFile = 'Reading the file…';
export const lookingUp = 'Looking up {done} of {total}. “Close” cancels; nothing is added before you say so.';
export const lookedUp = 'Looked up';
export const notLookedUp =
  'The titles could not be looked up, and nothing was imported. Try again when you are online.';
export const ownExport = 'This file is an export of Sinima. Its lists are added to yours.';
/** found, choice and missing are numbers of titles. */
export const lookUpResult = '{found} found, {choice} to choose, {missing} not in Sinima.';
export const foundItems = 'Found: {count, plural, one {# item} other {# items}}';
export const missingItems = 'Not in Sinima: {count, plural, one {# item} other {# items}}';
export const putTitlesOn = 'Put titles on';
export const putOnWatchlist = 'Watchlist';
export const putOnLikes = 'Likes';
export const noneOfThese = 'None of these';
/** A title or person among others of the same name; facts are kind and country. */
export const seriesFact = 'series';
export const browserFull =
  'This browser has no room for all of it. Nothing was added, and everything you saved before is safe.';
export const browserBlocked = 'This browser does not let this site save anything. Nothing was added.';
export const imported = 'Imported';
export const itemsAdded = '{count, plural, one {# item} other {# items}} added.';
export const itemsAlreadySaved =
  '{count, plural, one {# item} other {# items}} already saved, left as they are.';
export const nothingToAdd = 'Nothing to add';
export const addItems = 'Add {count, plural, one {# item} other {# items}}';
export const fileDamaged = '“{file}” is damaged: it is no JSON.';
export const fileNotExported = '“{file}” is no list that Sinima exported.';
export const fileEmpty = 'Nothing is on the list in “{file}”.';
export const fileUnknown =
  '“{file}” is no list that Sinima knows. Choose a CSV file that Letterboxd, IMDb or Sinima exported.';
export const fileTooLong = '“{file}” names {count} titles; {max} can be looked up at once. Split it.';
