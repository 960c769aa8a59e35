import type { Catalogue } from '@sinima/data/catalogue';
import type { CatalogueChange, ChangeAnswer } from '@sinima/data/change';
import { CatalogueRecords } from '@sinima/data/changes/catalogue-records';
import { planChange, type PlannedChange } from '@sinima/data/changes/plan-change';
import { replayLog, type ReplayConflict } from '@sinima/data/changes/replay-log';
import type { Connection } from 'mongoose';
import { raiseRevision, revisionOf } from '../database/catalogue-revision.js';
import { isDuplicate } from '../database/is-duplicate.js';
import { markChanges } from '../catalogue/load-seed.js';
import type { ChangeLog, LogHead } from '../change-log/change-log.js';
import type { SigningKey } from '../change-log/signing-key.js';
import { Writers } from '../change-log/writers.js';
import { recordDocuments } from './record-documents.js';
import { touchedBy } from './touched.js';
import { writeDocuments } from './write-documents.js';

/** How many changes that come together are written together. */
const BATCH = 50;

/** The catalogue as the log has made it. */
export interface ChangedCatalogue {
  readonly records: CatalogueRecords;
  /** The last change of it; undefined: none, as yet. */
  readonly head: LogHead | undefined;
  /** Accepted changes that the files contradict. */
  readonly conflicts: readonly ReplayConflict[];
}

/** What the changes are written with. */
export interface ChangesOptions {
  readonly connection: Connection;
  /** The catalogue of the files. */
  readonly seed: Catalogue;
  readonly log: ChangeLog;
  readonly key: SigningKey;
  /** Tells the catalogue's own documents from others. */
  readonly seedHash: string;
  /** Is told after changes were written, once for those that came together. */
  readonly onWritten: () => Promise<void>;
}

interface Waiting {
  readonly change: CatalogueChange;
  readonly resolve: (answer: ChangeAnswer) => void;
  readonly reject: (error: unknown) => void;
}

/** An answer without the revision, which is raised once for all that came together. */
type Outcome =
  | { readonly outcome: 'accepted'; readonly sequence: number }
  | Exclude<PlannedChange, { outcome: 'possible' }>;

/** A plan, and the end of the log that it was made on. */
interface Plan {
  readonly planned: PlannedChange;
  readonly head: LogHead | undefined;
}

/** Checks changes, and writes accepted ones into the log and then into the catalogue. Several processes may do so at a time. */
export class AcceptedChanges {
  private readonly records: CatalogueRecords;
  private readonly writers: Writers;
  private readonly conflicts: ReplayConflict[] = [];
  private head: LogHead | undefined;
  private isOpen = false;
  private reading: Promise<void> | undefined;
  private waiting: Waiting[] = [];
  private isWriting = false;
  /** The last change before those that could not be written as yet. */
  private settledTo = Infinity;

  constructor(private readonly options: ChangesOptions) {
    this.records = CatalogueRecords.of(options.seed);
    this.writers = new Writers(options.connection);
  }

  /** Return the catalogue with all changes of the log. */
  async current(): Promise<ChangedCatalogue> {
    await this.catchUp();
    const { records, head, conflicts } = this;
    return { records, head, conflicts };
  }

  /** Check a change against the catalogue as it is, without writing it. */
  async check(change: CatalogueChange): Promise<ChangeAnswer> {
    const { planned, head } = await this.plan(change);
    if (planned.outcome !== 'possible') return planned;
    const revision = await revisionOf(this.options.connection);
    return { outcome: 'accepted', sequence: head?.sequence ?? 0, revision };
  }

  /** Write a change into the log and the catalogue; it is shown when this resolves. */
  apply(change: CatalogueChange): Promise<ChangeAnswer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ change, resolve, reject });
      void this.writeWaiting();
    });
  }

  /** Bring the documents of all changes after a place up to date, as often as another process adds changes meanwhile. */
  async settle(after: number): Promise<void> {
    const { connection, seed, seedHash, log } = this.options;
    let isLast = false;
    while (!isLast) {
      await this.catchUp();
      const end = this.head?.sequence ?? 0;
      const effects = (await log.after(after)).flatMap((entry) => entry.effects);
      const documents = await recordDocuments(connection, seed, this.records, touchedBy(effects));
      for (const wanted of documents) await writeDocuments(connection, wanted, seedHash);
      // Another process may have added and written a change while this one wrote the state before it.
      isLast = (await log.after(end, 1)).length === 0;
    }
    await markChanges(connection, (await log.head())?.sequence ?? 0);
  }

  private async writeWaiting(): Promise<void> {
    if (this.isWriting) return;
    this.isWriting = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, BATCH);
      await this.write(batch).catch((error: unknown) => {
        for (const { reject } of batch) reject(error);
      });
    }
    this.isWriting = false;
  }

  private async write(batch: readonly Waiting[]): Promise<void> {
    const { connection, onWritten } = this.options;
    await this.catchUp();
    const ended = await this.writers.ended();
    const end = this.head?.sequence ?? 0;
    this.settledTo = Math.min(this.settledTo, end, ...ended.map(({ after }) => after));
    await this.writers.begin(this.settledTo);
    const outcomes: Outcome[] = [];
    for (const { change } of batch) outcomes.push(await this.accept(change));
    const sequences = outcomes.flatMap((one) => (one.outcome === 'accepted' ? [one.sequence] : []));
    const after = Math.min(this.settledTo, ...sequences.map((sequence) => sequence - 1));
    if (sequences.length > 0 || after < end) {
      await this.settle(after);
      await raiseRevision(connection);
      await onWritten();
    }
    await this.writers.end(ended);
    this.settledTo = Infinity;
    const revision = await revisionOf(connection);
    batch.forEach(({ resolve }, at) => {
      const outcome = outcomes[at]!;
      resolve(outcome.outcome === 'accepted' ? { ...outcome, revision } : outcome);
    });
  }

  /** Add a change to the log, at the place where no other process has added one. */
  private async accept(change: CatalogueChange): Promise<Outcome> {
    const { log, key } = this.options;
    for (;;) {
      const known = await log.ofEdit(change.edit);
      if (known) return { outcome: 'accepted', sequence: known.sequence };
      const { planned, head } = await this.plan(change);
      if (planned.outcome !== 'possible') return planned;
      try {
        const { sequence } = await log.append(change, planned, head, key);
        return { outcome: 'accepted', sequence };
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
    }
  }

  private async plan(change: CatalogueChange): Promise<Plan> {
    const { reverts } = change;
    const reverted = reverts === undefined ? undefined : await this.options.log.find(reverts);
    await this.catchUp();
    return { planned: planChange(this.records, change, () => reverted?.effects), head: this.head };
  }

  /** Read the new entries of the log. */
  private async catchUp(): Promise<void> {
    // A read that is under way may have missed the newest entries.
    await this.reading;
    this.reading ??= this.readOn().finally(() => (this.reading = undefined));
    await this.reading;
  }

  private async readOn(): Promise<void> {
    const { log, seed } = this.options;
    const held = this.isOpen ? undefined : seed.changes;
    const entries = await log.after(this.head?.sequence ?? 0);
    this.conflicts.push(...replayLog(this.records, entries, held));
    // In a new database, the log goes on from where the files hold it.
    const last = entries.at(-1) ?? this.head;
    this.head = held && held.sequence > (last?.sequence ?? 0) ? held : last;
    this.isOpen = true;
  }
}
