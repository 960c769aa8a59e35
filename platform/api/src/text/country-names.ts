import { COUNTRY_ALIASES, COUNTRY_BY_CODE, COUNTRIES, type Country } from '@sinima/contracts/countries';
import { fold } from './fold.ts';

const byCode = new Map<string, Country>(Object.entries(COUNTRY_BY_CODE));
const byName = new Map<string, Country>([
  ...COUNTRIES.map((name) => [fold(name), name] as const),
  ...Object.entries(COUNTRY_ALIASES),
]);

/** Return the catalogue's English name of a country, given by a name or by its two-letter code; undefined: not known. */
export function countryName(text: string): Country | undefined {
  return byCode.get(text) ?? byName.get(fold(text));
}
