import type { HeldChanges } from '../shapes/held-changes.ts';
import type { CatalogueRecords } from './catalogue-records.ts';
import type { FieldConflict, RecordName } from './change.ts';
import type { LogEntry } from './log-entry.ts';

/** An accepted change that the files contradict. */
export interface ReplayConflict {
  readonly sequence: number;
  readonly record: RecordName;
  readonly conflicts: readonly FieldConflict[];
}

/**
 * Apply accepted changes to records. Effects that the records hold already are skipped; a change one of whose effects contradicts
 * them is left out as a whole, and returned.
 *
 * @param held what the files say that they hold; it counts where the log has this very change
 */
export function replayLog(
  records: CatalogueRecords,
  entries: readonly LogEntry[],
  held?: HeldChanges,
): ReplayConflict[] {
  const isHeld =
    held !== undefined &&
    entries.some(({ sequence, hash }) => sequence === held.sequence && hash === held.hash);
  const open = isHeld ? entries.filter(({ sequence }) => sequence > held.sequence) : entries;
  return open.flatMap(({ sequence, effects }) => {
    const undo = effects.map(({ record }) => ({ record, facts: records.facts(record) }));
    for (const effect of effects) {
      const { conflicts } = records.apply(effect);
      if (conflicts.length === 0) continue;
      for (const { record, facts } of undo) records.put(record, facts);
      return [{ sequence, record: effect.record, conflicts }];
    }
    return [];
  });
}
