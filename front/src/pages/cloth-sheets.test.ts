/** @jest-environment node */
import { sheetPaths } from '@sinima/ui-kit/cloth-sheet';
import { withSheets } from './cloth-sheets.ts';

const image = (address: string, loading = 'lazy'): string =>
  `<img class="c" src="${address.replaceAll('&', '&amp;')}" alt="" loading="${loading}" decoding="async"/>`;
const addressesIn = (html: string): string[] =>
  [...html.matchAll(/src="([^"]*)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

const poster = (slug: string): string => `/cloth/poster/${slug}.svg?v=5&c=Mali`;
const posters = ['a', 'b', 'c'].map(poster);

it('a row of cloths is one sheet, a cloth that stands twice too', () => {
  const html = withSheets([...posters, posters[0]!].map((each) => image(each)).join(''));
  const paths = sheetPaths(posters);
  expect(addressesIn(html)).toEqual([...paths, paths[0]]);
  expect(html.match(/alt="" loading="lazy"/g)).toHaveLength(4);
});

it('portraits and posters come in sheets of their own', () => {
  const portraits = ['x', 'y', 'z'].map((slug) => `/cloth/portrait/${slug}.svg?v=5`);
  const html = withSheets([...posters, ...portraits].map((each) => image(each)).join(''));
  expect(addressesIn(html)).toEqual([...sheetPaths(posters), ...sheetPaths(portraits)]);
});

it.each([
  ['two cloths', posters.slice(0, 2).map((each) => image(each))],
  ['cloths of the first screen', posters.map((each) => image(each, 'eager'))],
  ['wide cloths', ['a', 'b', 'c'].map((slug) => image(`/cloth/list/${slug}.svg?v=5`))],
  ['pictures', ['a', 'b', 'c'].map((name) => image(`/attached_assets/${name}.jpg`))],
])('%s stay as they are', (_what, images) => {
  expect(withSheets(images.join(''))).toBe(images.join(''));
});
