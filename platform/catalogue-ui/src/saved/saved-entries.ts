import { useSyncExternalStore } from 'react';
import type { SavedEntry } from './saved-entry.ts';
import { readEntries, subscribe } from './saved-storage.ts';

let latest: { readonly text: string; readonly entries: readonly SavedEntry[] } = { text: '[]', entries: [] };

/** Return all marks, the same array for as long as they are the same. */
function currentEntries(): readonly SavedEntry[] {
  const entries = readEntries();
  const text = JSON.stringify(entries);
  if (text !== latest.text) latest = { text, entries };
  return latest.entries;
}

/** Return all that the visitor has marked, in no order; null on the server, and until the page has hydrated. */
export function useSavedEntries(): readonly SavedEntry[] | null {
  return useSyncExternalStore<readonly SavedEntry[] | null>(subscribe, currentEntries, () => null);
}
