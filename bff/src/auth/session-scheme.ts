/** The name that the contract gives to signing in by the session's cookie. */
export const SESSION_SCHEME = 'session';
