export const whatYouWatchedAndWhen = 'What you watched, and when. Nobody else reads it.';
export const loadingYourDiary = 'Loading your diary';
export const yourDiaryIsEmptyOn =
  'Your diary is empty. On the page of a title, “Add to diary” notes when you watched it.';
