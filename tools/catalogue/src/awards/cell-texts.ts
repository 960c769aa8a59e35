/** Names in cells of awards files, without what scraping left around them. */
import { countryName } from '@sinima/api/text/country-names';

/** Texts in place of a name. */
const NO_NAME = /^(n\/?a|tba|unknown|[-–'"•.\s]*)$/i;

const EDGES = /^[\s•·*'"“”‘’\-–:,]*(?='\d)|^[\s•·*"“”\-–:,]+|[\s•*"“”\-–:,(]+$/gu;

/** A name without bullets, empty brackets and notes on joint winners; undefined: none. */
function plainName(cell: string): string | undefined {
  const text = cell
    .replace(/\(\s*\)/g, '')
    .replace(/\bArchived \d.*Wayback Machine$/, '')
    .replace(/\s*(?:[-–]\s*|\()+(?:(?:co|joint) ?-?)?winners?\)?\s*$/i, '')
    .replace(/\s*\((?:actor|actress)\)$/i, '')
    .replace(EDGES, '')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^([^(]*)\)$/, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
  return NO_NAME.test(text) ? undefined : text;
}

/** The name of a work without its country, and without Wikipedia's brackets that tell it from others. */
export function workName(cell: string): string | undefined {
  const plain = plainName(cell);
  const name =
    plain && withoutCountry(plain).replace(/\s*\((\d{4} )?(film|movie|tv series|web series|series)\)$/i, '');
  return name?.replace(/^(?!')(.*[^'])'$/, '$1');
}

/** A work's country behind its name, in brackets or after a dash. */
const COUNTRY = /\s*\(([^()]+)\)$|\s[–-]\s([^–-]+)$/;

function withoutCountry(name: string): string {
  const [found, inBrackets, afterDash] = COUNTRY.exec(name) ?? [];
  const country = inBrackets ?? afterDash;
  return country !== undefined && countryName(country) !== undefined ? name.slice(0, -found!.length) : name;
}

/** The names under which a work may be known: "Daratt (Saison sèche)" under both. */
export function namesOfWork(name: string): string[] {
  const [, before, inside] = /^(.+?)\s*\(([^()]+)\)$/.exec(name) ?? [];
  return before === undefined || inside === undefined ? [name] : [name, before, inside];
}

/** The names in a cell such as "Francis Bebey for Yaaba". */
export function personForWork(cell: string): { person: string; work: string } | undefined {
  const [, person, work] = /^(.+?) (?:for|in) (.+)$/.exec(cell) ?? [];
  return person === undefined || work === undefined ? undefined : { person, work };
}

const SEPARATORS = / & | and |, (?!(?:Jr|Sr|II|III)\b)/i;

/** Names of people in one cell; a cell that may hold something else stays one name. */
export function peopleNames(cell: string): string[] {
  const name = plainName(cell);
  if (name === undefined) return [];
  const bySlash = name.includes('(') ? [name] : name.split('/').flatMap((part) => plainName(part) ?? []);
  return bySlash.flatMap((text) => {
    const parts = text.split(SEPARATORS).map((part) => plainName(part) ?? '');
    return parts.length > 1 && parts.every((part) => part.includes(' ')) ? parts : [text];
  });
}
