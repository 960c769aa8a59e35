import type { Catalogue } from '@sinima/data/catalogue';
import type { ReplayConflict } from '@sinima/data/changes/replay-log';
import type { Connection } from 'mongoose';
import { ChangeLog } from './change-log.js';
import { Writers } from './writers.js';

/** Accepted changes, which lie over the catalogue of the files. */
export interface ChangesOverSeed {
  /** The last one; 0: there is none. */
  readonly last: number;
  /** False: a process was ended while it wrote changes into the documents, or is at work. */
  readonly areWritten: boolean;
  /** Return the catalogue with all changes, but for those that the files contradict. */
  catalogue(onConflict: (conflict: ReplayConflict) => void): Promise<Catalogue>;
  /** Note that all documents were written again. */
  written(): Promise<void>;
}

/** Read which changes there are. Nothing is loaded for an empty log. */
export async function changesOverSeed(connection: Connection, seed: Catalogue): Promise<ChangesOverSeed> {
  const log = new ChangeLog(connection);
  const writers = new Writers(connection);
  const [head, all] = await Promise.all([log.head(), writers.all()]);
  return {
    last: head?.sequence ?? 0,
    areWritten: all.length === 0,
    async catalogue(onConflict) {
      if (!head) return seed;
      const { CatalogueRecords } = await import('@sinima/data/changes/catalogue-records');
      const { replayLog } = await import('@sinima/data/changes/replay-log');
      const records = CatalogueRecords.of(seed);
      const entries = await log.after(0);
      const applied = entries.filter(({ sequence }) => sequence <= head.sequence);
      replayLog(records, applied, seed.changes).forEach(onConflict);
      return { ...seed, ...records.toCatalogue() };
    },
    written: () => writers.forget(all),
  };
}
