/** Names of countries in the visitor's language, by the English names of the catalogue. */
import type { PersonCard } from '@sinima/contracts/api';
import { SOURCE_LANGUAGE } from '@sinima/contracts/languages';
import { countryName } from '@sinima/contracts/place-names';
import type { Text } from '@sinima/contracts/text';
import './former-countries.words.ts';

export { countryName } from '@sinima/contracts/place-names';

/**
 * Return the nationality of a person: in English an adjective, in other languages the country, for which browsers have names.
 *
 * @example nationalityText({ nationality: 'Ivorian', country: 'Ivory Coast' }, text) // 'Côte d’Ivoire'
 */
export function nationalityText(
  { nationality, country }: Pick<PersonCard, 'nationality' | 'country'>,
  text: Text,
): string | null {
  return text.language === SOURCE_LANGUAGE || country === null ? nationality : countryName(country, text);
}
