export const yourAccount = 'Your account';
export const notDoneYet = 'Not done yet: see the note at the field.';
export const profile = 'Profile';
export const handle = 'Handle';
export const displayName = 'Display name';
export const country = 'Country (optional)';
export const noCountry = 'None';
export const aboutYou = 'About you (optional)';
export const everybodyMayRead = 'Everybody may read my profile';
export const otherwisePrivate = 'Otherwise it is private. Your mail address is never shown.';
export const save = 'Save';
export const whereSignedIn = 'Where you are signed in';
/** Follows the name of a browser. */
export const thisBrowser = ', this browser';
export const deviceOn = '{browser} on {system}';
/** One that is not known. */
export const aBrowser = 'A browser';
/** Of a browser; both are times. */
export const sessionTimes = 'Signed in {began}, last used {used}';
export const signOutDevice = 'Sign out {device}, signed in {began}';
export const signOutEverywhere = 'Sign out everywhere';
export const signInHeading = 'Sign-in';
export const passkeysAndAddress = 'Passkeys and mail address';
export const keysForLimits = 'Keys for higher limits';
export const deleteAccount = 'Delete the account';
export const deleteAccountText =
  'Your profile and your keys are deleted, and you are signed out everywhere. This cannot be undone. The sign-in provider keeps your mail address until you delete it there.';
export const typeHandle = 'Type your handle, {handle}, to confirm';
export const deleteMyAccount = 'Delete my account';
export const profileSaved = 'Your profile is saved.';
export const browserSignedOut = 'That browser is signed out.';
export const noSuchSession = 'There is no such session.';
export const notYourHandle = 'This is not your handle, which is {handle}.';
export const nothingSaved =
  'Nothing was saved. Sign in in another tab, come back to this one, and save again.';
/** Says what a handle may be, in languages in which the reason of a refusal is not known. */
export const handleRule =
  'A handle has {least} to {most} characters: letters a to z, digits and single hyphens, a letter first. This one cannot be had, or somebody has it.';
export const nameRule = 'A display name has 1 to {most} characters on one line.';
export const bioRule = 'This text has at most {most} characters.';
