export const backToSinima = 'Back to Sinima';
export const signIn = 'Sign in';
export const signOut = 'Sign out';
export const signInAgain = 'Sign in again';
export const notSignedIn = 'You are not signed in';
export const stillSignedIn = 'You are still signed in';
export const otherSiteSignsOut = 'A page of another site asked to sign you out.';
export const providerUnavailable = 'The sign-in provider cannot be reached. Please try again in a moment.';
export const noProvider = 'Nobody can sign in here: no provider is set up (OIDC_ISSUER).';
export const begunTooLongAgo = 'This sign-in was begun too long ago, in another browser, or is already over.';
export const answerNotAccepted = 'The answer of the sign-in provider could not be accepted.';
export const outdatedForm = 'This form was out of date. Please send it again.';
export const refused = 'This was refused. Please load the page again.';
/** At a field of a form, where the reason is known in English alone. */
export const wrongField = 'This cannot be taken as it is.';
