import type { SavedRecord } from './saved-record.ts';

/** What a visitor can mark a title (the first two) or a person (the last) with. */
export const MARKS = ['watchlist', 'like', 'follow'] as const;

/** One of the {@link MARKS}. */
export type Mark = (typeof MARKS)[number];

/** A mark that a visitor set. */
export interface SavedEntry {
  readonly mark: Mark;
  /** The id of the title or person. */
  readonly id: string;
  /** When it was set, as an ISO date or time; null where that is not known. */
  readonly savedAt: string | null;
  /** Null where an earlier version of the site kept the id alone. */
  readonly record: SavedRecord | null;
}

const KINDS: readonly unknown[] = ['MOVIE', 'SERIES', 'PERSON'];
const KEY = new RegExp(`^sinima:(${MARKS.join('|')}):(.+)$`);

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Return under which key a mark is kept in the browser. Earlier versions read these keys too, and ask only whether they exist. */
export const keyOf = ({ mark, id }: Pick<SavedEntry, 'mark' | 'id'>): string => `sinima:${mark}:${id}`;

/** Return what is kept under that key: JSON of the record and of the time. */
export function valueOf({ savedAt, record }: SavedEntry): string {
  if (record === null) return '1';
  const { id: _inTheKey, ...rest } = record;
  return JSON.stringify({ ...rest, savedAt });
}

/** Return the record that unknown data describe; null where they do not describe one. */
export function recordFrom(data: unknown, id: string): SavedRecord | null {
  if (typeof data !== 'object' || data === null) return null;
  const { kind, slug, name, year, country, genre, picture } = data as Record<string, unknown>;
  if (!KINDS.includes(kind) || typeof slug !== 'string' || typeof name !== 'string') return null;
  if (slug === '' || name === '') return null;
  return {
    id,
    kind: kind as SavedRecord['kind'],
    slug,
    name,
    year: Number.isInteger(year) ? (year as number) : null,
    country: textOrNull(country),
    genre: textOrNull(genre),
    picture: textOrNull(picture),
  };
}

/** Return whether a record can bear a mark: people are followed, titles are not. What is not known may. */
export const fits = (mark: Mark, record: SavedRecord | null): boolean =>
  record === null || (record.kind === 'PERSON') === (mark === 'follow');

/** Return the mark that a key and its value are; null where the key is none of a mark's. */
export function entryFrom(key: string, value: string): SavedEntry | null {
  const [, mark, id] = KEY.exec(key) ?? [];
  if (mark === undefined || id === undefined) return null;
  let data: unknown = null;
  try {
    data = JSON.parse(value);
  } catch {
    // Not written by this site: the mark counts, and what it is of is asked of the API.
  }
  const record = recordFrom(data, id);
  if (record === null || !fits(mark as Mark, record))
    return { mark: mark as Mark, id, savedAt: null, record: null };
  return { mark: mark as Mark, id, savedAt: textOrNull((data as { savedAt?: unknown }).savedAt), record };
}
