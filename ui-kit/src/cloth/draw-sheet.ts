/** The server's side of sheets of cloths. */
import { clothFromUrl } from './cloth-url.ts';
import { CLOTHS_PATH, MAX_SHEET_CLOTHS, SHEET_PATH } from './sheet-paths.ts';

/** Proportions of the kinds that come in rows, in the drawing's units. */
const HEIGHTS: ReadonlyMap<string | undefined, number> = new Map([
  ['poster', 360],
  ['portrait', 240],
]);
const WIDTH = 240;

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
  const cloths = new URLSearchParams(search).getAll('c');
  const [kind, ...otherKinds] = new Set(cloths.map((cloth) => cloth.split('/', 1)[0]));
  const height = HEIGHTS.get(kind);
  if (pathname !== SHEET_PATH || height === undefined || otherKinds.length > 0) return undefined;
  if (cloths.length > MAX_SHEET_CLOTHS) return undefined;
  const one = `<clipPath id="one"><path d="M0 0h${WIDTH}v${height}H0z"/></clipPath>`;
  const parts = [one];
  for (const [index, path] of cloths.entries()) {
    const cloth = clothFromUrl(CLOTHS_PATH + path);
    if (!cloth) return undefined;
    const view = `<view id="${index}" viewBox="0 ${index * height} ${WIDTH} ${height}"/>`;
    parts.push(view + placed(cloth.svg, index, height));
  }
  // As large as one of them, so that an image of a view has its proportions.
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">${parts.join('')}</svg>`,
  };
}
