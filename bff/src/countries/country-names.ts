import { africanCountries } from '../database/seed/african-countries.js';
import { fold } from '../search/fold.js';

/** Names by ISO 3166 code, where the catalogue's differ from those that `Intl` knows. */
const OWN_BY_CODE: Readonly<Record<string, string>> = {
  CI: 'Ivory Coast',
  CD: 'DR Congo',
  CG: 'Congo',
  CV: 'Cape Verde',
  ST: 'São Tomé and Príncipe',
  TR: 'Turkey',
  HK: 'Hong Kong',
  MO: 'Macau',
  PS: 'Palestine',
  CZ: 'Czech Republic',
  MM: 'Myanmar',
  SU: 'Soviet Union',
  XC: 'Czechoslovakia',
  XG: 'East Germany',
  YU: 'Yugoslavia',
};

/** Other names of countries, folded, with the catalogue's; those of states that are no more stay. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'cote divoire': 'Ivory Coast',
  'cabo verde': 'Cape Verde',
  'democratic republic of the congo': 'DR Congo',
  'democratic republic of congo': 'DR Congo',
  'republic of the congo': 'Congo',
  zaire: 'DR Congo',
  swaziland: 'Eswatini',
  'upper volta': 'Burkina Faso',
  dahomey: 'Benin',
  rhodesia: 'Zimbabwe',
  'the gambia': 'Gambia',
  'sao tome and principe': 'São Tomé and Príncipe',
  usa: 'United States',
  'united states of america': 'United States',
  uk: 'United Kingdom',
  'great britain': 'United Kingdom',
  holland: 'Netherlands',
  'west germany': 'West Germany',
  'czech republic': 'Czech Republic',
};

const AFRICAN = new Set<string>(africanCountries);
const byCode = knownCodes();
const byName = new Map<string, string>([
  ...[...byCode.values()].map((name) => [fold(name), name] as const),
  ...africanCountries.map((name) => [fold(name), name] as const),
  ...Object.entries(OTHER_NAMES),
]);

/** The catalogue's English name of a country, given by a name or by its two-letter code; undefined: not known. */
export function countryName(text: string): string | undefined {
  return /^[A-Z]{2}$/.test(text) ? byCode.get(text) : byName.get(fold(text));
}

/** Whether a country, by the catalogue's name, is one of Africa's. */
export function isAfrican(name: string): boolean {
  return AFRICAN.has(name);
}

function knownCodes(): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
  const known = codes.flatMap((code) => {
    const name = names.of(code);
    return name === undefined ? [] : [[code, name] as const];
  });
  return new Map([...known, ...Object.entries(OWN_BY_CODE)]);
}
