/** @jest-environment node */
import { clothPath } from './cloth-path.ts';
import { MAX_SHEET_CLOTHS, sheetFromUrl, sheetKind, sheetPaths } from './cloth-sheet.ts';
import { clothFromUrl } from './cloth-url.ts';

const poster = (slug: string, country: string): string =>
  clothPath({ kind: 'poster', slug, genres: ['drama'], country, year: 1994 });
const posters = [
  poster('yeelen', 'Mali'),
  poster('Àjọ̀kẹ́ & "co"', 'Nigeria'),
  poster('adieu', 'Morocco'),
  poster('nairobi', 'Kenya'),
];

/** What is drawn, without the outermost element. */
const drawingOf = (svg: string): string => svg.replace(/^<svg [^>]*>|<\/svg>$/g, '');

it('in a sheet, each cloth is the one that its own address has, a poster below the one before', () => {
  const paths = sheetPaths(posters);
  expect(new Set(paths.map((path) => path.split('#')[0])).size).toBe(1);
  const { svg } = sheetFromUrl(paths[0]!.split('#')[0]!)!;
  const places = drawingOf(svg)
    .split(/<view id="/)
    .slice(1);
  expect(places).toHaveLength(posters.length);
  for (const [index, address] of posters.entries()) {
    const [, fragment] = paths[index]!.split('#');
    const around = `${fragment}" viewBox="0 ${index * 360} 240 360"/><g transform="translate(0 ${index * 360})" clip-path="url(#one)">`;
    const own = drawingOf(clothFromUrl(address)!.svg);
    const named = own.replace(/ id="|(?: href="|url\()#/g, `$&${index}-`);
    expect(places[index]).toBe(`${around}${named}</g>`);
  }
});

it('each id of a sheet is there once', () => {
  const { svg } = sheetFromUrl(sheetPaths(posters)[0]!)!;
  const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(posters.length);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each([
  ['nothing', '/cloth/sheet.svg'],
  ['two kinds', `/cloth/sheet.svg?c=${encodeURIComponent('poster/a.svg?v=5')}&c=portrait%2Fb.svg`],
  ['a wide cloth', '/cloth/sheet.svg?c=band%2Fa.svg'],
  ['no cloth', '/cloth/sheet.svg?c=poster%2Fa.png'],
  ['too many', sheetPaths(Array.from({ length: MAX_SHEET_CLOTHS + 1 }, () => posters[0]!))[0]!],
  ['another path', '/cloth/poster/sheet.svg?c=poster%2Fa.svg'],
])('there is no sheet of %s', (_what, url) => {
  expect(sheetFromUrl(url)).toBeUndefined();
});

it('posters and portraits come in sheets, other cloths and pictures do not', () => {
  expect(posters.map(sheetKind)).toEqual(posters.map(() => 'poster'));
  expect(sheetKind('/cloth/band/a.svg')).toBeUndefined();
  expect(sheetKind('/attached_assets/a.jpg')).toBeUndefined();
});
