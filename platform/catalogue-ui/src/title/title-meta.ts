/** The line of facts below a title's name; what is not known is left out. */
import type { TitleCard, TitleRef } from '@sinima/contracts/api';
import { countText } from '../text/count-text.ts';
import type { Text } from '@sinima/contracts/text';
import * as counts from '../text/counts.messages.ts';
import * as messages from './title.messages.ts';

const joined = (facts: readonly (string | number | null)[]): string =>
  facts.filter((fact) => fact !== null).join(' · ');

/** Return year and running time, e.g. "2018 · 169m". */
export function titleMeta(
  { releaseYear, runtimeMins }: Pick<TitleCard, 'releaseYear' | 'runtimeMins'>,
  text: Text,
): string {
  return joined([releaseYear, runtimeMins === null ? null : text(messages.minutes, { count: runtimeMins })]);
}

/** Return year, running time and number of seasons, e.g. "2019 · 50m · 2 seasons". */
export function titleMetaWithSeasons(
  title: Pick<TitleCard, 'releaseYear' | 'runtimeMins' | 'seasonCount'>,
  text: Text,
): string {
  const { seasonCount } = title;
  const seasons = seasonCount === null ? null : countText(seasonCount, counts.seasonCount, text);
  return joined([titleMeta(title, text) || null, seasons]);
}

/** Return the year, and that it is a series where it is one, e.g. "2019 · Series". */
export function titleMetaWithType(
  { releaseYear, type }: Pick<TitleRef, 'releaseYear' | 'type'>,
  text: Text,
): string {
  return joined([releaseYear, type === 'SERIES' ? text(messages.seriesType) : null]);
}
