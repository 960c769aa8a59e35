/** The entries of a feed: its remote's declaration, filled with data of the BFF. */
import type { FeedDeclaration, FeedEntries } from '@sinima/contracts/feed';
import { SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import type { BffReader } from '../api-reads/bff-client.ts';
import { filled, said, valueAt } from '../api-reads/record-fields.ts';
import { instantOf, toFeedDate } from './feed-date.ts';

/** An entry of a feed, an event of a calendar. */
export interface FeedEntry {
  readonly title: string;
  readonly path: string;
  readonly text?: string | undefined;
  /** A year or a day. */
  readonly date?: string | undefined;
  readonly until?: string | undefined;
  readonly place?: string | undefined;
}

export interface Feed {
  readonly title: string;
  /** Of its title. What its entries say is the catalogue's. */
  readonly language: Language;
  /** Newest first; each path and date once. */
  readonly entries: readonly FeedEntry[];
}

/** How many entries a feed has at most: what a reader has not fetched for a while, or the days of many years. */
const MAX_ENTRIES = { atom: 50, ics: 500 } as const;
/** How many values of a list a text names. */
const MAX_VALUES = 3;

/** Return the records in which the list stands as each of its items, as `each` names it. */
function recordsAt(answer: unknown, each: string): unknown[] {
  if (each === '[]') return Array.isArray(answer) ? answer : [];
  if (each.startsWith('[].')) {
    return recordsAt(answer, '[]').flatMap((record) => recordsAt(record, each.slice('[].'.length)));
  }
  const items = valueAt(answer, each);
  return Array.isArray(items)
    ? items.map((item) => ({ ...(answer as object), [each]: item as unknown }))
    : [];
}

function toEntry(declared: FeedEntries, record: unknown): FeedEntry[] {
  const textOf = (field: string): string => said(valueAt(record, field), MAX_VALUES);
  const dateAt = (field: string | undefined) =>
    field === undefined ? undefined : toFeedDate(valueAt(record, field));
  const title = filled(declared.title, textOf);
  const path = filled(declared.path, (field) => encodeURIComponent(textOf(field)));
  if (title === undefined || path === undefined) return [];
  return [
    {
      title,
      path,
      text: filled(declared.text ?? '', textOf),
      date: dateAt(declared.date),
      until: dateAt(declared.until),
      place: filled(declared.place ?? '', textOf),
    },
  ];
}

/** Return entries newest first, each once: a person may have several roles in a film. */
function inOrder(entries: readonly FeedEntry[]): FeedEntry[] {
  const known = new Map(entries.toReversed().map((entry) => [`${entry.path} ${entry.date}`, entry]));
  return [...known.values()].reverse().sort((a, b) => instantOf(b.date).localeCompare(instantOf(a.date)));
}

/**
 * Read a feed; undefined where there is none of that slug.
 *
 * @param slug of the address; undefined where it has none
 * @param language for its title, where the remote has one in it
 * @throws where the BFF does not answer
 */
export async function readFeed(
  declared: FeedDeclaration,
  slug: string | undefined,
  read: BffReader,
  language: Language,
): Promise<Feed | undefined> {
  const { api, subject, entries, format } = declared;
  const translated = declared.titles?.[language];
  const title = translated ?? declared.title;
  const hasWords = /\p{L}/u.test(title.replaceAll(/\{[\w.]+\}/g, ''));
  const pathOf = (template: string): string => template.replace(/\{\w+\}/, encodeURIComponent(slug ?? ''));
  if (pathOf(api) === api ? slug !== undefined : slug === undefined) return undefined;
  const [answer, record] = await Promise.all([
    read(pathOf(api)),
    subject === undefined ? { slug } : read(pathOf(subject)),
  ]);
  if (answer === undefined || record === undefined) return undefined;
  const found = entries.flatMap((each) =>
    recordsAt(answer, each.each).flatMap((item) => toEntry(each, item)),
  );
  // A slug that only filters a list names nothing where the list is empty.
  if (slug !== undefined && subject === undefined && found.length === 0) return undefined;
  return {
    language: translated === undefined && hasWords ? SOURCE_LANGUAGE : language,
    title: filled(title, (field) => said(valueAt(record, field), MAX_VALUES)) ?? title,
    entries: inOrder(found).slice(0, MAX_ENTRIES[format]),
  };
}
