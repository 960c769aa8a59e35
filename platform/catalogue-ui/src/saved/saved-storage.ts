/** Where marks are kept: `localStorage`, one key for each, so that two tabs or two versions of the site never overwrite each other's. */
import { SAVED_EVENT } from '@sinima/contracts/events';
import type { WorkerMessage } from '@sinima/contracts/offline';
import { paths } from '@sinima/contracts/paths';
import { entryFrom, keyOf, valueOf, type SavedEntry } from './saved-entry.ts';

/** How saving went: for good, or not, because the browser has no room or does not let the site save. */
export type Outcome = 'saved' | 'full' | 'blocked';

const listeners = new Set<() => void>();
/** Marks of this page load that the browser did not take; null: taken away. */
const unsaved = new Map<string, string | null>();

function tellAll(): void {
  for (const notify of listeners) notify();
}

/** Of each remote in the page that shows marks: every one has a copy of this module. */
const tellPage = (): void => void window.dispatchEvent(new Event(SAVED_EVENT));

const EVENTS = ['storage', SAVED_EVENT];

/** Call `notify` when marks change, in this page or in another tab. @returns what ends it */
export function subscribe(notify: () => void): () => void {
  if (listeners.size === 0) for (const event of EVENTS) window.addEventListener(event, tellAll);
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
    if (listeners.size === 0) for (const event of EVENTS) window.removeEventListener(event, tellAll);
  };
}

/** Return what is kept under a key. */
export function readValue(key: string): string | null {
  const value = unsaved.get(key);
  if (value !== undefined) return value;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Return all that is kept, in no order. */
export function readEntries(): SavedEntry[] {
  const values = new Map<string, string | null>();
  try {
    for (const [key, value] of Object.entries(localStorage)) values.set(key, String(value));
  } catch {
    // Without storage, the marks of this page load are all.
  }
  for (const [key, value] of unsaved) values.set(key, value);
  return [...values].flatMap(([key, value]) => (value === null ? [] : (entryFrom(key, value) ?? [])));
}

function put(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}

const whyNot = (error: unknown): Outcome =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';

/** Once something is saved, the page of saved marks opens without a network, too. */
export function askForCopyOfSavedPage(): void {
  const message: WorkerMessage = { type: 'cache-page', path: paths.saved() };
  navigator.serviceWorker?.controller?.postMessage(message);
}

/** Write all of these, or, where the browser does not take one of them, none. */
function writeAll(changes: ReadonlyMap<string, string | null>): Outcome {
  const former = new Map<string, string | null>();
  try {
    for (const [key, value] of changes) {
      former.set(key, localStorage.getItem(key));
      put(key, value);
    }
  } catch (error) {
    // New marks go first: then there is room for the former ones.
    const back = [...former].sort(([, a], [, b]) => Number(a !== null) - Number(b !== null));
    try {
      for (const [key, value] of back) put(key, value);
    } catch {
      // Where nothing can be written, nothing was.
    }
    return whyNot(error);
  }
  for (const key of changes.keys()) unsaved.delete(key);
  return 'saved';
}

const changesOf = (entries: readonly SavedEntry[]): Map<string, string> =>
  new Map(entries.map((entry) => [keyOf(entry), valueOf(entry)]));

/** Save marks, all of them or none, and replace those that are saved already. */
export function saveEntries(entries: readonly SavedEntry[]): Outcome {
  const outcome = writeAll(changesOf(entries));
  if (outcome === 'saved') askForCopyOfSavedPage();
  tellPage();
  return outcome;
}

/** Save one mark; where the browser does not take it, it lasts until the visitor leaves the page. */
export function saveEntry(entry: SavedEntry): Outcome {
  const outcome = saveEntries([entry]);
  if (outcome !== 'saved') {
    unsaved.set(keyOf(entry), valueOf(entry));
    tellPage();
  }
  return outcome;
}

/** Take one mark away. */
export function removeEntry(entry: Pick<SavedEntry, 'mark' | 'id'>): Outcome {
  const key = keyOf(entry);
  const outcome = writeAll(new Map([[key, null]]));
  if (outcome !== 'saved') unsaved.set(key, null);
  tellPage();
  return outcome;
}
