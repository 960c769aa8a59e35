import { isAfricanCountry } from '@sinima/contracts/countries';
import { countryName } from '@sinima/api/text/country-names';
import { ImportError } from './import-error.ts';
import { RowRefusal, type ImportedTitle } from './import-records.ts';

/** Which titles of a file are kept; as they are given on the command line. */
export interface FilterOptions {
  /** All of them. */
  readonly all?: boolean;
  /** Those of one of these countries. Else: those of at least one African country. */
  readonly country?: readonly string[];
  /** The country of titles whose source knows no countries at all. */
  readonly assumeCountry?: string;
}

/** Decides which titles are kept. */
export interface ImportFilter {
  /** Tell one filter from another. */
  readonly key: string;
  /** The title as it is kept. @throws RowRefusal when it is left out */
  keep(title: ImportedTitle): ImportedTitle;
}

/** The filter that these options mean. @throws ImportError when they name no country */
export function importFilter({ all = false, country = [], assumeCountry }: FilterOptions): ImportFilter {
  const wanted = country.map(knownCountry);
  const assumed = assumeCountry === undefined ? undefined : knownCountry(assumeCountry);
  return {
    key: JSON.stringify([all, [...wanted].sort(), assumed ?? null]),
    keep: (title) => {
      const countries = title.countries ?? (assumed ? [assumed] : []);
      const kept = { ...title, countries };
      if (all) return kept;
      const value = countries.join(', ');
      if (countries.length === 0) throw new RowRefusal('left out', 'country', value, 'no country');
      if (wanted.length > 0 && !countries.some((name) => wanted.includes(name)))
        throw new RowRefusal('left out', 'country', value, `not from ${wanted.join(' or ')}`);
      if (wanted.length === 0 && !countries.some(isAfricanCountry))
        throw new RowRefusal('left out', 'country', value, 'from no African country');
      return kept;
    },
  };
}

function knownCountry(text: string): string {
  const name = countryName(text);
  if (name === undefined) throw new ImportError(`"${text}" is not a country that is known.`);
  return name;
}
