/** Feeds as Atom (RFC 4287). */
import { pathIn, SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import { html as xml } from '@sinima/server/html';
import { SITE_NAME } from '@sinima/shell/page/document-title';
import { instantOf } from './feed-date.ts';
import type { Feed, FeedEntry } from './read-feed.ts';

/** Where a feed stands, and the page that it is of. */
export interface FeedAddress {
  readonly origin: string;
  /** Of the pages that it leads to. */
  readonly language: Language;
  readonly self: string;
  readonly page: string;
}

export const ATOM_TYPE = 'application/atom+xml';

/** Characters that XML cannot have, not even escaped. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function entryOf({ title, path, text, date }: FeedEntry, { origin, language }: FeedAddress) {
  const address = origin + pathIn(language, path);
  // Plots and roles stand in English in the catalogue.
  const summary = text && xml`<summary xml:lang="${SOURCE_LANGUAGE}">${text}</summary>`;
  return xml`<entry><id>${address}</id><title>${title}</title><link href="${address}"/><updated>${instantOf(date)}</updated>${summary}</entry>\n`;
}

/** Return the whole feed. An entry is dated by what it is of: the catalogue does not say when a record was added. */
export function atomFeed({ title, language: ofTitle, entries }: Feed, at: FeedAddress): string {
  const { origin, self, page, language } = at;
  const address = origin + self;
  const head = [
    xml`<id>${address}</id>`,
    xml`<title>${title} · ${SITE_NAME}</title>`,
    xml`<updated>${instantOf(entries[0]?.date)}</updated>`,
    xml`<author><name>${SITE_NAME}</name></author>`,
    xml`<link rel="self" type="${ATOM_TYPE}" href="${address}"/>`,
    xml`<link rel="alternate" type="text/html" href="${origin + pathIn(language, page)}"/>\n`,
  ];
  const whole = xml`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${ofTitle}">${head}${entries.map((entry) => entryOf(entry, at))}</feed>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${whole.text.replaceAll(FORBIDDEN, '')}`;
}
