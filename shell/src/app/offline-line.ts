/** The id of the line that says that the page is a copy: the service worker writes it, before what React hydrates. */
export const OFFLINE_LINE = 'sinima-offline';
