import { randomBytes } from 'node:crypto';
import type { CatalogueChange, RecordName } from '@sinima/data/change';
import {
  entryHash,
  FIRST_PREVIOUS,
  textHash,
  type EntryFacts,
  type LogEntry,
  type LoggedText,
} from '@sinima/data/changes/log-entry';
import type { PlannedChange } from '@sinima/data/changes/plan-change';
import type { Connection } from 'mongoose';
import type { SigningKey } from './signing-key.js';

/** An entry as it is stored. */
type StoredEntry = Omit<LogEntry, 'sequence'> & {
  readonly _id: number;
  /** Kind and slug of each record that it concerns: `title/lionheart`. */
  readonly records: readonly string[];
};

type StoredText = Omit<LoggedText, 'hash'> & { readonly _id: string };

/** The end of a log. */
export type LogHead = Pick<LogEntry, 'sequence' | 'hash'>;

/** A change that can be accepted. */
type Possible = Extract<PlannedChange, { outcome: 'possible' }>;

export const recordKey = ({ kind, slug }: RecordName): string => `${kind}/${slug}`;

const toEntry = ({ _id, records: _records, ...entry }: StoredEntry): LogEntry => ({
  sequence: _id,
  ...entry,
});

/** The log of accepted changes in the database. Entries are added, and never changed. */
export class ChangeLog {
  constructor(private readonly connection: Connection) {}

  private get entries() {
    return this.connection.collection<StoredEntry>('changes');
  }

  private get stored() {
    return this.connection.collection<StoredText>('change_texts');
  }

  /** Return the last entry's place and hash; undefined: the log is empty. */
  async head(): Promise<LogHead | undefined> {
    const [last] = await this.entries
      .find({}, { projection: { hash: 1 } })
      .sort({ _id: -1 })
      .limit(1)
      .toArray();
    return last && { sequence: last._id, hash: last.hash };
  }

  /** Return the entries after a place, in their order; without a limit, all. */
  async after(sequence: number, limit = 0): Promise<LogEntry[]> {
    const found = await this.entries
      .find({ _id: { $gt: sequence } })
      .sort({ _id: 1 })
      .limit(limit)
      .toArray();
    return found.map(toEntry);
  }

  async find(sequence: number): Promise<LogEntry | undefined> {
    const found = await this.entries.findOne({ _id: sequence });
    return found ? toEntry(found) : undefined;
  }

  async ofEdit(edit: string): Promise<LogEntry | undefined> {
    const found = await this.entries.findOne({ edit });
    return found ? toEntry(found) : undefined;
  }

  /** Return the entries that concern a record, newest first, and how many there are. */
  async ofRecord(
    record: RecordName,
    skip: number,
    limit: number,
  ): Promise<{ readonly entries: LogEntry[]; readonly total: number }> {
    const filter = { records: recordKey(record) };
    const [found, total] = await Promise.all([
      limit > 0 ? this.entries.find(filter).sort({ _id: -1 }).skip(skip).limit(limit).toArray() : [],
      this.entries.countDocuments(filter),
    ]);
    return { entries: found.map(toEntry), total };
  }

  /** Return the texts of entries that are still there, by hash. */
  async texts(entries: readonly LogEntry[]): Promise<ReadonlyMap<string, LoggedText>> {
    const hashes = entries.flatMap(({ comment, sources }) => [
      ...(comment === undefined ? [] : [comment]),
      ...sources.map(({ text }) => text),
    ]);
    if (hashes.length === 0) return new Map();
    const found = await this.stored.find({ _id: { $in: hashes } }).toArray();
    return new Map(found.map(({ _id, salt, text }) => [_id, { hash: _id, salt, text }]));
  }

  /**
   * Add a change after `head`, signed.
   *
   * @throws the database's error of duplicates when another process has added an entry there, or one of the same edit
   */
  async append(
    change: CatalogueChange,
    { record, effects }: Possible,
    head: LogHead | undefined,
    key: SigningKey,
  ): Promise<LogEntry> {
    const texts: LoggedText[] = [];
    const noted = (text: string): string => {
      const salt = randomBytes(16).toString('base64url');
      const hash = textHash(salt, text);
      texts.push({ hash, salt, text });
      return hash;
    };
    const { edit, author, kind, into, reverts, licence, decidedBy, comment, split } = change;
    const own = new Set(change.fields.map(({ field }) => field));
    const sourced = [...change.fields, ...(split?.fields ?? []).filter(({ field }) => !own.has(field))];
    const facts: EntryFacts = {
      sequence: (head?.sequence ?? 0) + 1,
      at: new Date().toISOString(),
      edit,
      author,
      kind,
      record,
      ...(into !== undefined && { into }),
      ...(reverts !== undefined && { reverts }),
      effects,
      ...(comment !== undefined && { comment: noted(comment) }),
      sources: sourced.flatMap(({ field, source }) =>
        source ? [{ field, text: noted(JSON.stringify(source)) }] : [],
      ),
      licence,
      decidedBy,
      previous: head?.hash ?? FIRST_PREVIOUS,
    };
    const hash = entryHash(facts);
    const entry = { ...facts, hash, signature: key.sign(hash), key: key.publicKey };
    // Texts come first: an entry that exists has them. Nothing finds the texts of an entry that does not.
    if (texts.length > 0) {
      await this.stored.insertMany(texts.map(({ hash: _id, ...text }) => ({ _id, ...text })));
    }
    const { sequence: _id, ...rest } = entry;
    // A split may give another record nothing but a place in titles and festivals.
    const other = into === undefined ? [] : [{ ...record, slug: into }];
    const touched = effects.map((effect) => effect.record);
    const records = [...new Set([record, ...other, ...touched].map(recordKey))];
    await this.entries.insertOne({ _id, ...rest, records });
    return entry;
  }
}
