/** @jest-environment node */
import { clothPath } from './cloth-path.ts';
import { clothFromUrl } from './cloth-url.ts';
import { sheetFromUrl } from './draw-sheet.ts';
import { MAX_SHEET_CLOTHS, sheetPaths } from './sheet-paths.ts';

const poster = (slug: string, country: string): string =>
  clothPath({ kind: 'poster', slug, genres: ['drama'], country, year: 1994 });
const posters = [
  poster('yeelen', 'Mali'),
  poster('Àjọ̀kẹ́ & "co"', 'Nigeria'),
  poster('adieu', 'Morocco'),
  poster('nairobi', 'Kenya'),
];

const inSheet = (paths: readonly string[]): string[] => [...sheetPaths(paths).values()];

/** What is drawn, without the outermost element. */
const drawingOf = (svg: string): string => svg.replace(/^<svg [^>]*>|<\/svg>$/g, '');

it('in a sheet, each cloth is the one that its own address has, a poster below the one before', () => {
  const paths = inSheet(posters);
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
  const { svg } = sheetFromUrl(inSheet(posters)[0]!)!;
  const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(posters.length);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each([
  ['nothing', '/cloth/sheet.svg'],
  ['two kinds', `/cloth/sheet.svg?c=${encodeURIComponent('poster/a.svg?v=5')}&c=portrait%2Fb.svg`],
  ['a wide cloth', '/cloth/sheet.svg?c=band%2Fa.svg'],
  ['no cloth', '/cloth/sheet.svg?c=poster%2Fa.png'],
  ['too many', `/cloth/sheet.svg?${'c=poster%2Fa.svg&'.repeat(MAX_SHEET_CLOTHS + 1)}`],
  ['another path', '/cloth/poster/sheet.svg?c=poster%2Fa.svg'],
])('there is no sheet of %s', (_what, url) => {
  expect(sheetFromUrl(url)).toBeUndefined();
});

it('a cloth that stands twice in a row is once in its sheet, and those one too many have their own addresses', () => {
  const paths = Array.from({ length: MAX_SHEET_CLOTHS + 1 }, (_path, index) => poster(`p${index}`, 'Mali'));
  const sheet = sheetPaths([paths[0]!, ...paths]);
  expect([...sheet.keys()]).toEqual(paths.slice(0, MAX_SHEET_CLOTHS));
});
