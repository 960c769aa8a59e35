import type { TitleCard } from '@sinima/contracts/api';
import type { Text } from '@sinima/contracts/text';
import * as messages from './title-lists.messages.ts';

/** Say how many titles there are, and from how many countries: `2 titles from 1 country`. */
export function titlesLine(titles: readonly Pick<TitleCard, 'countries'>[], text: Text): string {
  const countries = new Set(titles.flatMap((title) => title.countries));
  return text(messages.titlesLine, { titles: titles.length, countries: countries.size });
}
