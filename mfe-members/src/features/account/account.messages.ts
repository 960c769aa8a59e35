export const youAreNotSignedIn = 'You are not signed in';
export const thisIsAMembersOwn = 'This is a member’s own page: nobody else can read it.';
export const loadingYourAccount = 'Loading your account';
export const takesJavaScript =
  'This page takes JavaScript. <profile>Your profile and your sessions</profile> work without it.';
export const tabAccount = 'Account';
export const tabDiary = 'Diary';
export const tabRatings = 'Ratings';
export const tabReviews = 'Reviews';
export const tabLists = 'Lists';
export const tabSaved = 'Saved';
export const tabRecords = 'Import and export';
export const tabDecisions = 'Decisions';
