import { isLanguage, SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';

/** Return the language that the query of something beside the pages names (`besidePages`); English where it names none of the site's. */
export function queryLanguage({ language }: { readonly language?: unknown }): Language {
  return typeof language === 'string' && isLanguage(language) ? language : SOURCE_LANGUAGE;
}
