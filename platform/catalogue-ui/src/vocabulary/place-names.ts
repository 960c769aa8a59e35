/** Names of countries and languages in the visitor's language, by the English names of the catalogue: the browser knows them. */
import { LANGUAGES } from '@sinima/contracts/languages';
import type { Text } from '@sinima/contracts/text';

type Kind = 'region' | 'language';

/** Codes of names that the catalogue spells in another way than browsers; a country that is gone, and has no code, has none. */
const CODES: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  region: {
    Congo: 'CG',
    'DR Congo': 'CD',
    'Ivory Coast': 'CI',
    'São Tomé and Príncipe': 'ST',
    'Czech Republic': 'CZ',
    'Hong Kong': 'HK',
    Macau: 'MO',
    Myanmar: 'MM',
    Palestine: 'PS',
    Turkey: 'TR',
  },
  language: {
    'Nigerian Pidgin': 'pcm',
    Mooré: 'mos',
    Sotho: 'st',
    Luganda: 'lg',
    Twi: 'tw',
    Dioula: 'dyu',
    Kirundi: 'rn',
    Chichewa: 'ny',
    Kabyle: 'kab',
    'Northern Sotho': 'nso',
    Krio: 'kri',
    Bemba: 'bem',
    Zarma: 'dje',
    Mandarin: 'zh',
  },
};

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

const codesByName = new Map<Kind, ReadonlyMap<string, string>>();

/** Return the codes of two letters by their English names. Made once, and for other languages than English alone: it takes about a millisecond. */
function codes(kind: Kind): ReadonlyMap<string, string> {
  const known = codesByName.get(kind);
  if (known) return known;
  const english = new Intl.DisplayNames('en', { type: kind, fallback: 'none' });
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const all = pairs.flatMap((pair) => {
    const code = kind === 'region' ? pair.toUpperCase() : pair;
    const name = english.of(code);
    return name === undefined ? [] : [[name, code] as const];
  });
  const made = new Map([...all, ...Object.entries(CODES[kind])]);
  codesByName.set(kind, made);
  return made;
}

function localName(kind: Kind, name: string, { language }: Text): string {
  if (language === 'en') return name;
  const code = codes(kind).get(name);
  if (code === undefined) return name;
  const names = new Intl.DisplayNames(LANGUAGES[language].locale, { type: kind, fallback: 'none' });
  return names.of(code) ?? name;
}

/**
 * Return what a country is called; in English where nobody knows.
 *
 * @example countryName('Ivory Coast', text) // 'Côte d’Ivoire'
 */
export const countryName = (name: string, text: Text): string => localName('region', name, text);

/** Return what a language is called; in English where nobody knows. */
export const languageName = (name: string, text: Text): string => localName('language', name, text);
