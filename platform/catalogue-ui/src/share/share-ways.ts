import type { Text } from '@sinima/contracts/text';
import { shareText, type SharedRecord } from './shared-record.ts';
import * as messages from './share-dialog.messages.ts';
import { onSinima } from './share.messages.ts';

/** The same as WhatsApp sets it: the name between stars is bold there. */
const chatText = ({ name, facts }: SharedRecord, text: Text): string =>
  text(onSinima, { record: `*${name.replaceAll('*', '')}*${facts}` });

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
