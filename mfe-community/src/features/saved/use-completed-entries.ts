import type { SavedEntry } from '@sinima/catalogue-ui/saved-entry';
import { saveEntry } from '@sinima/catalogue-ui/saved-storage';
import { isMissing } from '@sinima/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { readRecord } from './api/saved-record-query.ts';

/** Read what is missing one after the other, and keep it; return whether all could be read. */
async function complete(entries: readonly SavedEntry[], signal: AbortSignal): Promise<boolean> {
  for (const entry of entries) {
    try {
      const record = await readRecord(entry, signal);
      if (signal.aborted) return true;
      saveEntry({ ...entry, record: { ...record, id: entry.id } });
    } catch (error) {
      // Gone from the catalogue: it can be removed. Anything else may come right later.
      if (!isMissing(error)) return signal.aborted;
    }
  }
  return true;
}

/**
 * Complete, from the API, what an earlier version of the site saved: it kept ids alone.
 *
 * @returns whether some could not be read, as without a network; `retry` tries again, and `isTrying` says that it does
 */
export function useCompletedEntries(entries: readonly SavedEntry[] | null): {
  hasFailed: boolean;
  isTrying: boolean;
  retry: () => void;
} {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number | null>(null);
  const isKnown = entries !== null;

  const read = useEffectEvent((signal: AbortSignal) =>
    complete(
      (entries ?? []).filter(({ record }) => record === null),
      signal,
    ),
  );

  // Once for what there is at the start: each that is completed changes the entries.
  useEffect(() => {
    if (!isKnown) return;
    const reading = new AbortController();
    void read(reading.signal).then((isComplete) => {
      if (!reading.signal.aborted) setFailed(isComplete ? null : attempt);
    });
    return () => reading.abort();
  }, [isKnown, attempt]);

  const hasFailed = failed !== null;
  return { hasFailed, isTrying: hasFailed && failed !== attempt, retry: () => setAttempt(attempt + 1) };
}
