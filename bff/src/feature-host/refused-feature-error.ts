/** A feature that does what features may not; the message names it and the remedy. It is not tried again. */
export class RefusedFeatureError extends Error {}
