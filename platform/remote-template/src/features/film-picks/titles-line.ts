import type { TitleCard } from '@sinima/contracts/api';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Say how many titles there are, and from how many countries: `2 titles from 1 country`. */
export function titlesLine(titles: readonly Pick<TitleCard, 'countries'>[]): string {
  const countries = new Set(titles.flatMap((title) => title.countries));
  const line = counted(titles.length, 'title', 'titles');
  return countries.size === 0 ? line : `${line} from ${counted(countries.size, 'country', 'countries')}`;
}
