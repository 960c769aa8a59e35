import type { SavedEntry } from '@sinima/catalogue-ui/saved-entry';
import { removeEntry, saveEntry } from '@sinima/catalogue-ui/saved-storage';
import type { Text } from '@sinima/contracts/text';
import { toast } from '@sinima/runtime';
import { MARK_TEXTS } from './marks.ts';
import * as messages from './saved.messages.ts';

/** Take a mark away, and offer to set it again. */
export function removeWithUndo(entry: SavedEntry, text: Text): void {
  removeEntry(entry);
  toast({
    title: text(MARK_TEXTS[entry.mark].removed),
    description: entry.record.name,
    action: { label: text(messages.undo), act: () => void saveEntry(entry) },
  });
}
