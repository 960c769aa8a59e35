/** An error whose message says all that whoever started the program needs: no stack, no password. */
export class UserFacingError extends Error {}
