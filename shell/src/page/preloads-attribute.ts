/** Attribute of the document element once the client itself fetches the pages behind links, ahead of navigations. */
export const PRELOADS_ATTRIBUTE = 'data-preloads';
