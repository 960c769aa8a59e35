import { useSyncExternalStore } from 'react';

/** What a visitor can mark a title or a person with. */
export type Mark = 'watchlist' | 'like' | 'follow';

const listeners = new Set<() => void>();
/** Marks of this page load, for a browser that saves nothing. */
const unsaved = new Map<string, boolean>();

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return unsaved.get(key) ?? false;
  }
}

function write(key: string, marked: boolean): void {
  try {
    if (marked) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    unsaved.set(key, marked);
  }
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/**
 * Return whether a record bears a mark, and how to set it. Marks are saved in this browser and sent nowhere; the server
 * knows of none.
 */
export function useSavedMark(mark: Mark, id: string): [marked: boolean, set: (marked: boolean) => void] {
  const key = `sinima:${mark}:${id}`;
  const marked = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => false,
  );
  return [marked, (next) => write(key, next)];
}
