/** Cloths of one kind below each other in one file, so that a row of them is one request. */
import { clothFromUrl } from './cloth-url.ts';

const BASE = '/cloth/';
const SHEET = `${BASE}sheet.svg`;

/** How many cloths one sheet may have. */
export const MAX_SHEET_CLOTHS = 16;

/** Proportions of the kinds that come in rows, in the drawing's units. */
const heights: Readonly<Record<string, number>> = { poster: 360, portrait: 240 };
const WIDTH = 240;

const kindOf = (address: string): string => address.slice(BASE.length).split('/', 1)[0] ?? '';

/** The kind of a cloth that can stand in a sheet; undefined: it cannot. */
export function sheetKind(address: string): string | undefined {
  const kind = kindOf(address);
  return address.startsWith(BASE) && Object.hasOwn(heights, kind) ? kind : undefined;
}

/**
 * Return where each of these cloths is in a sheet of them all.
 *
 * @param addresses cloths' own addresses (`clothPath`), of one {@link sheetKind}, {@link MAX_SHEET_CLOTHS} at most
 */
export function sheetPaths(addresses: readonly string[]): string[] {
  const query = addresses.map((each) => `c=${encodeURIComponent(each.slice(BASE.length))}`).join('&');
  return addresses.map((_address, index) => `${SHEET}?${query}#${index}`);
}

/** Put a drawing at its place, with ids of its own. */
function placed(svg: string, index: number, height: number): string {
  const content = svg
    .replace(/^<svg [^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/ id="/g, `$&${index}-`)
    .replace(/(?: href="|url\()#/g, `$&${index}-`);
  return `<g transform="translate(0 ${index * height})" clip-path="url(#one)">${content}</g>`;
}

/** Draw the sheet of an address; undefined where it is no sheet's, or names what cannot stand in one. */
export function sheetFromUrl(url: string): { svg: string } | undefined {
  const [pathname = '', search = ''] = url.split('?', 2);
  const addresses = new URLSearchParams(search).getAll('c').map((each) => BASE + each);
  const [kind, ...others] = new Set(addresses.map(sheetKind));
  const isSheet = pathname === SHEET && kind !== undefined && others.length === 0;
  if (!isSheet || addresses.length > MAX_SHEET_CLOTHS) return undefined;
  const height = heights[kind]!;
  const one = `<clipPath id="one"><path d="M0 0h${WIDTH}v${height}H0z"/></clipPath>`;
  const parts = [one];
  for (const [index, address] of addresses.entries()) {
    const cloth = clothFromUrl(address);
    if (!cloth) return undefined;
    const view = `<view id="${index}" viewBox="0 ${index * height} ${WIDTH} ${height}"/>`;
    parts.push(view + placed(cloth.svg, index, height));
  }
  // As large as one of them, so that an image of a view has its proportions.
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">${parts.join('')}</svg>`,
  };
}
