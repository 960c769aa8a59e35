import type { TitleRef } from '@sinima/contracts/api';
import type { Cloth } from '@sinima/ui-kit/cloth-request';

type DrawnTitle = Pick<TitleRef, 'slug' | 'genres' | 'countries' | 'releaseYear'>;

/** Return what a title's cloth is drawn from. */
export function clothOfTitle({ slug, genres, countries, releaseYear }: DrawnTitle): Cloth {
  return { slug, genres, country: countries[0] ?? null, year: releaseYear };
}

/** Return what the cloths of those titles are drawn from that have no picture. */
export function clothsOfTitles(titles: readonly (DrawnTitle & Pick<TitleRef, 'posterUrl'>)[]): Cloth[] {
  return titles.filter(({ posterUrl }) => posterUrl === null).map(clothOfTitle);
}
