import type { OtherIds } from '@sinima/contracts/api';

/** Return the addresses of the same thing in IMDb and Wikidata, as far as its ids there are known. */
export function sameAs({ imdb, wikidata }: OtherIds): string[] {
  return [
    ...(imdb === null ? [] : [`https://www.imdb.com/${imdb.startsWith('nm') ? 'name' : 'title'}/${imdb}/`]),
    ...(wikidata === null ? [] : [`https://www.wikidata.org/wiki/${wikidata}`]),
  ];
}
