/**
 * In the place of `cloth-path.ts` where no browser runs the code (`cloth-in-page` in package.json), and in the workbench, for
 * which no server draws.
 */
import type { ClothRequest } from './cloth-request.ts';
import { drawClothOf } from './cloth-url.ts';

/** The cloth itself as a `data:` address, which needs no request. */
export function clothPath({ kind, slug, genres, country, year }: ClothRequest): string {
  const decade = year === null ? 0 : Math.floor(year / 10) * 10;
  const svg = drawClothOf(kind, { slug, genres: genres.slice(0, 1), country, decade });
  return `data:image/svg+xml,${encodeURI(svg).replaceAll('#', '%23')}`;
}
