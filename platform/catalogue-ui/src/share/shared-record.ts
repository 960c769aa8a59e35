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

/** The same as WhatsApp sets it: the name between stars is bold there. */
const chatText = ({ name, facts }: SharedRecord, text: Text): string =>
  text(messages.onSinima, { record: `*${name.replaceAll('*', '')}*${facts}` });

/** Another site or program to which a visitor hands a link. */
export interface ShareWay {
  readonly label: string;
  readonly address: string;
}

const withQuery = (address: string, query: Readonly<Record<string, string>>): string =>
  `${address}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** Return the ways to share a record, for browsers without a share sheet; nothing of them is loaded before one is chosen. */
export function shareWays(record: SharedRecord, url: string, say: Text): ShareWay[] {
  const text = shareText(record, say);
  return [
    { label: 'WhatsApp', address: withQuery('https://wa.me/', { text: `${chatText(record, say)}\n${url}` }) },
    { label: 'Telegram', address: withQuery('https://t.me/share/url', { url, text }) },
    { label: 'Facebook', address: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { label: 'X', address: withQuery('https://x.com/intent/post', { text, url }) },
    { label: say(messages.mail), address: withQuery('mailto:', { subject: text, body: `${text}\n${url}` }) },
  ];
}
