import type { TitleRef } from '@sinima/contracts/api';
import type { Cloth } from '@sinima/ui-kit/cloth-image';

/** What the cloth poster of a title is drawn from. */
export function clothOfTitle({ slug, genres, countries, releaseYear }: TitleRef): Cloth {
  return { slug, genres, country: countries[0] ?? null, year: releaseYear };
}
