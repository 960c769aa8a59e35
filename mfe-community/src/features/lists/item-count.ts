import type { ListCard } from '@sinima/contracts/api';
import type { Text } from '@sinima/contracts/text';
import * as messages from './lists.messages.ts';

/** The nouns that editors have given to what is in their lists; others are shown as they are. */
const COUNTS: Readonly<Record<string, string>> = {
  Movies: messages.listedMovies,
  Directors: messages.listedDirectors,
  'Titles and people': messages.listedTitlesAndPeople,
};

/**
 * Return how much is in a list.
 *
 * @example itemCountOf({ itemCount: 12, itemNoun: 'Movies' }, text) // '12 Movies'
 */
export function itemCountOf(
  { itemCount, itemNoun }: Pick<ListCard, 'itemCount' | 'itemNoun'>,
  text: Text,
): string {
  const message = COUNTS[itemNoun];
  return message === undefined ? `${itemCount} ${itemNoun}` : text(message, { count: itemCount });
}
