export const keptUntil = 'Kept until: {until}';
export const signInWhat =
  'Your id at the sign-in provider, first name, mail address, and whether it is verified';
export const signInWhy =
  'To know you again when you sign in, to show your name to you, and to know who is a moderator.';
export const untilAccountDeleted = 'You delete the account.';
export const profileWhat = 'Handle, display name, country, bio, and whether the profile is public';
export const profileWhy =
  'Your profile, and your name beside what you publish. It is private until you make it public.';
export const untilChanged = 'You change it, or delete the account.';
export const sessionsWhat =
  'Where you are signed in: the coarse name of the browser, times of sign-in and last use';
export const sessionsWhy = 'So that you can see it and sign out elsewhere.';
export const untilSignedOut = 'You sign out, or seven days after the sign-in.';
export const keysWhat =
  'Keys for the API: the name that you give, a hash of the key, the days of making and last use';
export const keysWhy =
  'So that your programs may make more calls, and you can revoke a key. Calls made with it are not stored.';
export const untilRevoked = 'You revoke the key, or delete the account.';
export const ratingsWhat = 'Ratings, with their day';
export const ratingsWhy =
  'Each is one vote in the average of its title. Others see it only beside your review of the title.';
export const untilWithdrawn = 'You withdraw it, or delete the account.';
export const diaryWhat = 'Diary: title, day, place, and whether it was again';
export const diaryWhy = 'For you alone.';
export const untilTakenOut = 'You take it out, or delete the account.';
export const writingsWhat = 'Reviews, their former versions, and lists with their notes';
export const writingsWhy =
  'Everybody reads reviews and public lists; those with a private profile appear without a name. Former versions are yours and not shown.';
export const untilWritingsDeleted = 'You delete them, or the account.';
export const marksWhat =
  'Watchlist, likes, people and members that you follow, and when you set or took away each';
export const marksWhy =
  'So that all your devices have the same, also what you took away. Of likes, others see how many there are.';
export const reportsWhat = 'Reports that you made: reason and note';
export const reportsWhy = 'Moderators read what is reported, and not who reported it.';
export const untilWithoutAuthor = 'You delete the account: then they have no author.';
export const decisionsWhat =
  'What moderators decided about you, the beginning of the text that it is about, and your appeal';
export const decisionsWhy =
  'So that you can read and appeal it. The public log has decision and reason, without names.';
export const untilNamesNobody = 'You delete the account: then the decision names nobody.';
export const writesWhat =
  'How often you wrote in the last minutes, hour or day, and the keys of writes that were sent';
export const writesWhy = 'Against floods, and so that nothing is done twice.';
export const untilNextRecord = 'At most a day after its time, when the next such record is made.';
