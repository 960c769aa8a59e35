import { dayText } from '@sinima/catalogue-ui/date-text';
import type { TitleCard } from '@sinima/contracts/api';
import type { Text } from '@sinima/contracts/text';
import * as messages from './upcoming.messages.ts';

/** Return when a film is announced for: a day as `MMM d, yyyy`, a year, or another announcement. */
export function releaseText(
  { releaseDate, releaseYear }: Pick<TitleCard, 'releaseDate' | 'releaseYear'>,
  text: Text,
): string {
  if (releaseDate !== null) return dayText(releaseDate, text.language) ?? releaseDate;
  return releaseYear === null ? text(messages.toBeAnnounced) : String(releaseYear);
}
