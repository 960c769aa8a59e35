/** In the place of `cloth-path.ts`: the drawing itself as an address, since no server draws for the workbench. */
import type { ClothRequest } from '../../../ui-kit/src/cloth/cloth-request.ts';
import { drawClothOf } from '../../../ui-kit/src/cloth/cloth-url.ts';

/** The cloth, as a `data:` address. */
export function clothPath({ kind, slug, genres, country, year }: ClothRequest): string {
  const decade = year === null ? 0 : Math.floor(year / 10) * 10;
  const svg = drawClothOf(kind, { slug, genres: genres.slice(0, 1), country, decade });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
