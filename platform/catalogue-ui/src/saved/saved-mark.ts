import type { Text } from '@sinima/contracts/text';
import { toast, useText } from '@sinima/runtime';
import { useSyncExternalStore } from 'react';
import { keyOf, type Mark } from './saved-entry.ts';
import type { SavedRecord } from './saved-record.ts';
import { readValue, removeEntry, saveEntry, subscribe, type Outcome } from './saved-storage.ts';
import * as messages from './saved.messages.ts';

export type { Mark } from './saved-entry.ts';
export { savedPerson, savedTitle } from './saved-record.ts';

const REASONS = {
  full: messages.noRoom,
  blocked: messages.notAllowed,
} as const satisfies Record<Exclude<Outcome, 'saved'>, string>;

/** Tell the visitor that a mark will not last, where it will not. */
function tell(outcome: Outcome, text: Text): void {
  if (outcome === 'saved') return;
  toast({
    title: text(messages.markNotSaved),
    description: text(REASONS[outcome]),
    variant: 'destructive',
  });
}

/**
 * Return whether a record bears a mark, and how to set it. Marks are saved in this browser; `/saved` shows them. Of
 * signed-in members, the remote of members takes them to the account.
 *
 * @example const [marked, setMarked] = useSavedMark('like', savedTitle(title));
 */
export function useSavedMark(
  mark: Mark,
  record: SavedRecord,
): [marked: boolean, set: (marked: boolean) => void] {
  const text = useText();
  const { id } = record;
  const marked = useSyncExternalStore(
    subscribe,
    () => readValue(keyOf({ mark, id })) !== null,
    () => false,
  );
  const set = (next: boolean): void =>
    tell(
      next ? saveEntry({ mark, id, savedAt: new Date().toISOString(), record }) : removeEntry({ mark, id }),
      text,
    );
  return [marked, set];
}
