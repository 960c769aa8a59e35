/** An import cannot go on; the message is user-facing. */
export class ImportError extends Error {}
