import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** Who is followed in this visit, for a browser that keeps nothing. */
const unkept = new Map<string, boolean>();

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return unkept.get(key) ?? false;
  }
}

function write(key: string, followed: boolean): void {
  try {
    if (followed) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    unkept.set(key, followed);
  }
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Whether a person is followed in this browser, and how to set it. It is sent nowhere; the server knows of none. */
export function useFollow(personId: string): [followed: boolean, set: (followed: boolean) => void] {
  const key = `sinima:follow:${personId}`;
  const followed = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => false,
  );
  return [followed, (next) => write(key, next)];
}
