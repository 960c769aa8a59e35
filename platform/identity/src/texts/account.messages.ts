export const yourSignIn = 'Your sign-in';
export const linksGoTo = 'Links go to {email}.';
export const passkeys = 'Passkeys';
/** Of a passkey: {day} is written as 2026-11-28. */
export const since = 'Since {day}';
export const remove = 'Remove';
export const removePasskey = 'Remove the passkey {label}';
export const noPasskeys =
  'You have none. A passkey signs you in with your fingerprint, face or screen lock, without mail.';
export const passkeyName = 'Name of the new passkey (optional)';
export const addPasskey = 'Add a passkey';
/** What a passkey is called that has no other name. */
export const passkeyDefaultName = 'Passkey';
export const passkeyNotAdded = 'This passkey could not be added. Please try again.';
export const formOutdated = 'The form was out of date. Please send it again.';
export const deleteSignIn = 'Delete this sign-in';
export const deleteSignInText =
  'Your address and passkeys are deleted here. Delete your account at Sinima first: afterwards you cannot sign in to it again.';
export const typeAddress = 'Type your mail address to confirm';
export const notYourAddress = 'This is not your mail address.';
export const signInDeleted = 'Your sign-in is deleted';
export const signInDeletedText = 'Your address and your passkeys are no longer kept here.';
export const signInFirst = 'Sign in first';
/** “Sign In” is what the link on the site says. */
export const signInFirstText =
  'Passkeys can be changed for 30 minutes after you signed in. Go to Sinima, choose “Sign In”, and come back here.';
export const signInToSinima = 'Sign in to Sinima';
