/** An address with a scheme, a word that begins with `www.`, or one that ends as names of sites do and words do not. */
const LINK = /\b(?:https?:\/\/|www\.)\S|\b[a-z0-9-]{2,}\.(?:com|net|org|biz|xyz|ly|ng|ru|cn)\b/iu;

/** Return whether a text leads to another site. */
export const hasLink = (text: string): boolean => LINK.test(text);
