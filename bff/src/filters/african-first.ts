import { isAfricanCountry } from '@sinima/contracts/countries';

/**
 * Return countries in their order, but those of Africa before those that made films with them.
 *
 * @example africanFirst([{ name: 'France' }, { name: 'Mali' }]) // Mali, France
 */
export function africanFirst<T extends { readonly name: string }>(countries: readonly T[]): T[] {
  const isAfrican = ({ name }: T): boolean => isAfricanCountry(name);
  return [...countries.filter(isAfrican), ...countries.filter((country) => !isAfrican(country))];
}
