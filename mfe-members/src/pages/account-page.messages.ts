export const yourProfileIsPrivateYour =
  'Your profile is private: your reviews and your public lists appear without your name. Your diary is yours alone, and a rating of yours stands only beside your review of its title.';
export const profileSessionsDeletionOfThe = 'Profile, sessions, deletion of the account';
export const keysForTheApi = 'Keys for the API';
export const everybodyReadsYourProfile =
  'Everybody can read <profile>your profile</profile>, your reviews and your public lists. Your diary is yours alone, and a rating of yours stands only beside your review of its title.';
export const casesForModerators =
  '{count, plural, one {# case for moderators} other {# cases for moderators}}';
