/** An import cannot go on; the message is for people. */
export class ImportError extends Error {}
