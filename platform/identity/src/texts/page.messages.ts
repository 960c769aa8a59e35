export const cannotGoOn = 'This sign-in cannot go on';
/** “Sign In” is what the link on the site says. */
export const begunTooLongAgo =
  'It was begun too long ago or in another browser. Go back to Sinima, and choose “Sign In” again.';
export const tooManyTries = 'Too many tries';
export const tooManyTriesText =
  'Too many tries came from your address. Please wait some minutes, and begin again.';
export const signingOut = 'Signing out';
export const leaving = 'You are leaving the sign-in.';
export const signOut = 'Sign out';
/** The device has one for this site already. */
export const passkeyThere = 'This device has a passkey already.';
export const noPasskeyGiven = 'The device gave no passkey. Please try again, or use a link by mail.';
