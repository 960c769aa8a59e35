import { collator } from '@sinima/catalogue-ui/collator';
import type { Language } from '@sinima/contracts/languages';
import type { SavedEntry } from '@sinima/catalogue-ui/saved-entry';
import * as messages from './saved.messages.ts';

/** How the page can be sorted, the default first. */
export const SORTS = [
  { value: 'saved', label: messages.sortBySaved },
  { value: 'name', label: messages.sortByName },
  { value: 'year', label: messages.sortByYear },
] as const;

/** One of the {@link SORTS}. */
export type SavedSort = (typeof SORTS)[number]['value'];

/** Return the sort that an address asks for; what is none asks for the default. */
export function sortOf(search: URLSearchParams): SavedSort {
  return SORTS.find(({ value }) => value === search.get('sort'))?.value ?? 'saved';
}

type Compare = (a: SavedEntry, b: SavedEntry) => number;

const yearOf = ({ record }: SavedEntry): number => record.year ?? Number.NEGATIVE_INFINITY;

const COMPARE: Readonly<Record<SavedSort, Compare>> = {
  saved: (a, b) => (b.savedAt ?? '').localeCompare(a.savedAt ?? ''),
  name: () => 0,
  year: (a, b) => (yearOf(a) === yearOf(b) ? 0 : yearOf(b) - yearOf(a)),
};

/** Return the entries sorted; those that are equal stand by name, as the language of the page sorts names. */
export function sortEntries(
  entries: readonly SavedEntry[],
  sort: SavedSort,
  language: Language,
): SavedEntry[] {
  const { compare } = collator(language);
  return [...entries].sort((a, b) => COMPARE[sort](a, b) || compare(a.record.name, b.record.name));
}
