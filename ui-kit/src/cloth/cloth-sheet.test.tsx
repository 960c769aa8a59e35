import { clothPath as pathInPage } from '@sinima/ui-kit/cloth-in-page';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ClothPortrait, ClothPoster } from './cloth-image.tsx';
import { clothPath } from './cloth-path.ts';
import { ClothSheet } from './cloth-sheet.tsx';
import { sheetPaths } from './sheet-paths.ts';

const posters = ['a', 'b'].map((slug) => ({ slug, genres: [], country: 'Mali', year: null }));
const paths = posters.map((cloth) => clothPath({ kind: 'poster', ...cloth }));
const other = { slug: 'c', genres: [], country: null, year: null };

function addressesIn(content: ReactNode): (string | null)[] {
  const { container } = render(content);
  return [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
}

it('cloths of a row are in one sheet, and all else has its own address', () => {
  const addresses = addressesIn(
    <ClothSheet kind="poster" cloths={posters}>
      {posters.map((cloth) => (
        <ClothPoster key={cloth.slug} cloth={cloth} src={null} />
      ))}
      <ClothPoster cloth={other} src={null} />
      <ClothPoster cloth={posters[0]!} src="/attached_assets/a.jpg" />
      <ClothPortrait slug="a" name="A" country="Mali" src={null} />
    </ClothSheet>,
  );
  expect(addresses).toEqual([
    ...sheetPaths(paths).values(),
    clothPath({ kind: 'poster', ...other }),
    '/attached_assets/a.jpg',
    clothPath({ kind: 'portrait', slug: 'a', genres: [], country: 'Mali', year: null }),
  ]);
});

it('without a sheet a cloth has its own address', () => {
  expect(addressesIn(<ClothPoster cloth={posters[0]!} src={null} />)).toEqual([paths[0]]);
});

it('browsers name a cloth in a page by its path', () => {
  expect(pathInPage({ kind: 'poster', ...posters[0]! })).toBe(paths[0]);
});
