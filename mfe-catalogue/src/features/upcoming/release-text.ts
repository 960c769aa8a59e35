import { dayText } from '@sinima/catalogue-ui/date-text';
import type { TitleCard } from '@sinima/contracts/api';

/** Return when a film is announced for: a day as `MMM d, yyyy`, a year, or another announcement. */
export function releaseText({
  releaseDate,
  releaseYear,
}: Pick<TitleCard, 'releaseDate' | 'releaseYear'>): string {
  if (releaseDate !== null) return dayText(releaseDate) ?? releaseDate;
  return releaseYear === null ? 'To be announced' : String(releaseYear);
}
