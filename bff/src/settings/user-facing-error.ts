/** An error whose message is for the person that started the program: no stack, no password. */
export class UserFacingError extends Error {}
