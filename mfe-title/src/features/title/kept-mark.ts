import { useSyncExternalStore } from 'react';

/** What a visitor can mark a title with; kept in this browser and sent nowhere. */
export type Mark = 'watchlist' | 'like';

const listeners = new Set<() => void>();
/** Marks of this visit, for a browser that keeps nothing. */
const unkept = new Map<string, boolean>();

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return unkept.get(key) ?? false;
  }
}

function write(key: string, marked: boolean): void {
  try {
    if (marked) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    unkept.set(key, marked);
  }
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Whether a title bears a mark, and how to set it. The server knows of none. */
export function useMark(mark: Mark, titleId: string): [marked: boolean, set: (marked: boolean) => void] {
  const key = `sinima:${mark}:${titleId}`;
  const marked = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => false,
  );
  return [marked, (next) => write(key, next)];
}
