/** When to ask again for a page that is not available, in seconds. */
export const RETRY_AFTER_S = 5;
