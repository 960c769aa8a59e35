import type { Text } from '@sinima/contracts/text';

/**
 * Return the attributes of an element that holds text of the catalogue, which is English: a plot, a life, a note. On an English page,
 * none.
 *
 * @example <p {...englishData(text)}>{plot}</p>
 */
export const englishData = ({ language }: Text): { readonly lang?: 'en'; readonly dir?: 'ltr' } =>
  language === 'en' ? {} : { lang: 'en', dir: 'ltr' };
