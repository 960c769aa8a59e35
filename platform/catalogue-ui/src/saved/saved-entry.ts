import type { SavedRecord } from './saved-record.ts';

/** The marks for a title (the first two) or a person (the last). */
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
  readonly record: SavedRecord;
}

const KINDS: readonly unknown[] = ['MOVIE', 'SERIES', 'PERSON'];
const KEY = new RegExp(`^sinima:(${MARKS.join('|')}):(.+)$`);

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Return under which key a mark is kept in the browser. */
export const keyOf = ({ mark, id }: Pick<SavedEntry, 'mark' | 'id'>): string => `sinima:${mark}:${id}`;

/** Return what is kept under that key: JSON of the record and of the time. */
export function valueOf({ savedAt, record }: SavedEntry): string {
  const { id: _inTheKey, ...rest } = record;
  return JSON.stringify({ ...rest, savedAt });
}

/** Return the record that unknown data describe; null where they describe none, or none that can bear the mark: people are followed, titles are not. */
export function recordFrom(mark: Mark, data: unknown, id: string): SavedRecord | null {
  if (typeof data !== 'object' || data === null) return null;
  const { kind, slug, name, year, country, genre, picture } = data as Record<string, unknown>;
  if (!KINDS.includes(kind) || typeof slug !== 'string' || typeof name !== 'string') return null;
  if (slug === '' || name === '' || (kind === 'PERSON') !== (mark === 'follow')) return null;
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

/** Return the mark that a key and its value are; null where they are none. */
export function entryFrom(key: string, value: string): SavedEntry | null {
  const [, mark, id] = KEY.exec(key) ?? [];
  if (mark === undefined || id === undefined) return null;
  try {
    const data: unknown = JSON.parse(value);
    const record = recordFrom(mark as Mark, data, id);
    const savedAt = textOrNull((data as { savedAt?: unknown } | null)?.savedAt);
    return record && { mark: mark as Mark, id, savedAt, record };
  } catch {
    return null;
  }
}
