import type { SavedEntry } from '@sinima/catalogue-ui/saved-entry';
import { removeEntry, saveEntry } from '@sinima/catalogue-ui/saved-storage';
import { toast } from '@sinima/runtime';
import { MARK_TEXTS } from './marks.ts';

/** Take a mark away, and offer to set it again. */
export function removeWithUndo(entry: SavedEntry): void {
  removeEntry(entry);
  toast({
    title: MARK_TEXTS[entry.mark].removed,
    description: entry.record.name,
    action: { label: 'Undo', act: () => void saveEntry(entry) },
  });
}
