import { SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';

/**
 * Return the query by which a call of the API gives its texts in a language. English needs none, so that the addresses of English
 * pages are those that others ask for too.
 *
 * @example apiQuery('/api/titles/slug/{slug}', { path: { slug }, ...textsIn(language) })
 */
export const textsIn = (language: Language): { readonly query?: { readonly lang: Language } } =>
  language === SOURCE_LANGUAGE ? {} : { query: { lang: language } };
