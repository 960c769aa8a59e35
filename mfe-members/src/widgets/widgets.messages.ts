export const followInYourAccount = '+ Follow in your account';
export const yours = 'Yours';
export const rateThisTitle = 'Rate this title';
export const itIsStillInYour = 'It is still in your diary';
export const addedToYourDiary = 'Added to your diary';
export const yourRatingCouldNotBe = 'Your rating could not be read.';
export const loadingYourRating = 'Loading your rating';
export const yourRatingCouldNotBeLoaded = 'Your rating could not be loaded. Load the page again.';
export const yourRatingIs = 'Your rating <rating/>';
export const watchedOnce =
  'You watched this {count, plural, one {once} other {# times}}, last on {day}. <diary>Your diary</diary>';
export const signInForDevices = '<signIn>Sign in</signIn> to have the same on all your devices.';
