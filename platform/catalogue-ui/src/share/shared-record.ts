import type { TitleCard } from '@sinima/contracts/api';
import type { Text } from '@sinima/contracts/text';
import { countryName } from '../vocabulary/place-names.ts';
import * as messages from './share.messages.ts';

/** A page as others read of it in a chat. */
export interface SharedRecord {
  readonly name: string;
  /** The text behind the name, e.g. ` (1992), Nigeria`; empty where nothing is known. */
  readonly facts: string;
  /** Path of the page. */
  readonly path: string;
}

/** Return the facts of a title: year, first country, and the rating where people gave it. */
export function factsOfTitle(
  {
    releaseYear,
    countries,
    bayesianRating,
    ratingIsSample,
  }: Pick<TitleCard, 'releaseYear' | 'countries' | 'bayesianRating' | 'ratingIsSample'>,
  text: Text,
): string {
  const [country] = countries;
  return [
    releaseYear === null ? '' : text(messages.factYear, { year: String(releaseYear) }),
    country === undefined ? '' : text(messages.factCountry, { country: countryName(country, text) }),
    bayesianRating === null || ratingIsSample
      ? ''
      : text(messages.factRating, { rating: bayesianRating.toFixed(1) }),
  ].join('');
}

/** Return a record in one line, e.g. `Living in Bondage (1992), Nigeria – on Sinima`. */
export const shareText = ({ name, facts }: SharedRecord, text: Text): string =>
  text(messages.onSinima, { record: `${name}${facts}` });
