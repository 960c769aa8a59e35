export const importAndExport = 'Import and export';
export const bringWhatYouHaveElsewhere = 'Bring what you have elsewhere';
export const aCsvFileOfLetterboxd =
  'A CSV file of Letterboxd (ratings, diary, reviews, watchlist, lists) or IMDb (ratings, watchlist, lists). The file is read here; its lines are sent to your account. Newer entries in your account stay.';
export const takeAllAlong = 'Take all along';
export const ratingsDiaryReviewsWithTheir =
  'Ratings, diary, reviews with their former versions, lists, marks, likes, members that you follow, your reports, your keys for the API without their secrets, and moderators’ decisions about you: as JSON, which other programs can read.';
