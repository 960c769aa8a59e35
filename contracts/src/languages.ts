/**
 * The languages of the site. English stands at the root of addresses, the others under a prefix: `/fr/title/lionheart`
 * (`docs/decisions/0063-languages.md`).
 */

interface LanguageFacts {
  /** What its speakers call it. */
  readonly name: string;
  /** The locale of numbers, dates and collation. Arabic is written with Western digits, as in the Maghreb and in film credits. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
}

export const LANGUAGES = {
  en: { name: 'English', locale: 'en-US', direction: 'ltr' },
  fr: { name: 'Français', locale: 'fr', direction: 'ltr' },
  ar: { name: 'العربية', locale: 'ar-u-nu-latn', direction: 'rtl' },
  pt: { name: 'Português', locale: 'pt-PT', direction: 'ltr' },
  sw: { name: 'Kiswahili', locale: 'sw', direction: 'ltr' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof LANGUAGES;

/** The language that texts are written in, and that is shown where another one has no text. */
export const SOURCE_LANGUAGE: Language = 'en';

export const languageCodes = Object.keys(LANGUAGES) as readonly Language[];

/** Return whether a text names a language of the site. */
export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/**
 * Return what stands before the path of every page in a language.
 *
 * @example prefixOf('fr') // '/fr'
 * @example prefixOf('en') // ''
 */
export const prefixOf = (language: Language): string => (language === SOURCE_LANGUAGE ? '' : `/${language}`);

/**
 * Return the address of a page in a language.
 *
 * @param path as in English, with or without a search
 * @example pathIn('fr', '/') // '/fr'
 */
export const pathIn = (language: Language, path: string): string =>
  language === SOURCE_LANGUAGE ? path : prefixOf(language) + path.replace(/^\/(?=$|\?)/, '');

/**
 * Return the address of something that stands beside the pages, and has no prefix (`host-paths.ts`): a feed, a picture with words.
 *
 * @param path with or without a search
 * @example besidePages('fr', '/social/site.png') // '/social/site.png?language=fr'
 */
export const besidePages = (language: Language, path: string): string =>
  language === SOURCE_LANGUAGE ? path : `${path}${path.includes('?') ? '&' : '?'}language=${language}`;

/** Return the comma of a language, with the space behind it, for lists that are no sentence: "Actor, Director". */
export const commaOf = (language: Language): string =>
  LANGUAGES[language].direction === 'rtl' ? '، ' : ', ';

/**
 * Return a code, a version or a number in groups such that it keeps its order within a text: in one from right to left, characters that
 * nobody sees stand around it.
 */
export const keepOrder = (language: Language, text: string): string =>
  LANGUAGES[language].direction === 'rtl' ? `\u2066${text}\u2069` : text;

/**
 * Part a path into its language and the page's path without prefix.
 *
 * @example languageOfPath('/fr/movies') // { language: 'fr', path: '/movies' }
 */
export function languageOfPath(pathname: string): { readonly language: Language; readonly path: string } {
  const [, code = ''] = /^\/([a-z]{2,3})(?=\/|$)/.exec(pathname) ?? [];
  if (!isLanguage(code) || code === SOURCE_LANGUAGE) return { language: SOURCE_LANGUAGE, path: pathname };
  return { language: code, path: pathname.slice(1 + code.length) || '/' };
}
