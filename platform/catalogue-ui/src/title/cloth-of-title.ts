import type { TitleRef } from '@sinima/contracts/api';
import type { Cloth } from '@sinima/ui-kit/cloth-image';

/** Return what a title's cloth is drawn from. */
export function clothOfTitle({
  slug,
  genres,
  countries,
  releaseYear,
}: Pick<TitleRef, 'slug' | 'genres' | 'countries' | 'releaseYear'>): Cloth {
  return { slug, genres, country: countries[0] ?? null, year: releaseYear };
}
