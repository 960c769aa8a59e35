/** Names of countries and languages in the visitor's language, by the English names of the catalogue: browsers and Node know them. */
import { LANGUAGES, SOURCE_LANGUAGE } from './languages.ts';
import type { Text } from './text.ts';

type Kind = 'region' | 'language';

/** Codes of names that the catalogue spells in another way than browsers; a country that is gone has no code. */
const CODES: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  region: {
    Congo: 'CG',
    'DR Congo': 'CD',
    'Ivory Coast': 'CI',
    'São Tomé and Príncipe': 'ST',
    'Czech Republic': 'CZ',
    'Falkland Islands': 'FK',
    'Hong Kong': 'HK',
    Macau: 'MO',
    Myanmar: 'MM',
    Palestine: 'PS',
    Turkey: 'TR',
  },
  language: {
    Sotho: 'st',
    Luganda: 'lg',
    Twi: 'tw',
    Chichewa: 'ny',
    'Northern Sotho': 'nso',
    Mandarin: 'zh',
  },
};

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

const codesByName = new Map<Kind, ReadonlyMap<string, string>>();

/** Return the codes of two letters by their English names. Made once, and for other languages than English alone: it takes about a millisecond. */
function codes(kind: Kind): ReadonlyMap<string, string> {
  const known = codesByName.get(kind);
  if (known) return known;
  const inEnglish = new Intl.DisplayNames('en', { type: kind, fallback: 'none' });
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const all = pairs.flatMap((pair) => {
    const code = kind === 'region' ? pair.toUpperCase() : pair;
    const name = inEnglish.of(code);
    return name === undefined ? [] : [[name, code] as const];
  });
  const made = new Map([...all, ...Object.entries(CODES[kind])]);
  codesByName.set(kind, made);
  return made;
}

function localName(kind: Kind, name: string, text: Text): string {
  if (text.language === SOURCE_LANGUAGE) return name;
  const code = codes(kind).get(name);
  if (code === undefined) return text.word(name);
  const known = new Intl.DisplayNames(LANGUAGES[text.language].locale, { type: kind, fallback: 'none' });
  return known.of(code) ?? name;
}

/**
 * Return what a country is called; in English where nobody knows.
 *
 * @example countryName('Ivory Coast', text) // 'Côte d’Ivoire'
 */
export const countryName = (name: string, text: Text): string => localName('region', name, text);

/**
 * Return what a language is called; in English where nobody knows.
 *
 * @example languageName('Nigerian Pidgin', text) // 'pidgin nigérian'
 */
export const languageName = (name: string, text: Text): string => localName('language', name, text);
