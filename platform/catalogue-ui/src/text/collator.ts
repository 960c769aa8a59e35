import { LANGUAGES, type Language } from '@sinima/contracts/languages';

/**
 * Return how names are sorted on a page in a language.
 *
 * @example names.sort(collator(text.language).compare)
 */
export const collator = (language: Language): Intl.Collator => new Intl.Collator(LANGUAGES[language].locale);
