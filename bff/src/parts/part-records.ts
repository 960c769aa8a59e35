/** What the database holds of parts: the records that their releases bring, and which versions visitors got. */
import { createHash } from 'node:crypto';
import { recordsFromText, type RecordsByCollection } from '@sinima/api/part-records';
import type { PartVersion } from '@sinima/api-parts/part-of-release';
import type { Connection } from 'mongoose';
import { raiseRevision } from '../database/catalogue-revision.js';
import { inBatches } from '../database/in-batches.js';
import { replaceRecords } from '../database/replace-records.js';

interface Note {
  readonly _id: string;
  readonly hash?: string;
  readonly at: Date;
}

const servedId = (app: string, version: string): string => `part:${app}@${version}`;

export class PartRecords {
  constructor(private readonly connection: Connection) {}

  /**
   * Put the records that a version brings into its collections, unless the same ones are there. Those of a canary are added
   * where they are new: the live version reads the same collections.
   */
  async bring(
    { app, version }: PartVersion,
    text: string | undefined,
    stage: 'live' | 'canary',
  ): Promise<void> {
    await this.#note({ _id: servedId(app, version), at: new Date() });
    if (text === undefined) return;
    const hash = createHash('sha256').update(text).digest('hex');
    const _id = stage === 'live' ? `seed:${app}` : `seed:${app}:canary`;
    if ((await this.#notes.findOne({ _id }))?.hash === hash) return;
    const records = recordsFromText(text);
    if (stage === 'canary') await this.#add(records, hash);
    else {
      for (const [name, brought] of Object.entries(records)) {
        await replaceRecords(this.connection, name, brought, hash);
      }
      // Its load took away what a canary had added.
      await this.#notes.deleteOne({ _id: `seed:${app}:canary` });
    }
    await this.#note({ _id, hash, at: new Date() });
    await raiseRevision(this.connection);
  }

  /** Tell whether visitors ever got a version. */
  async wasServed(app: string, version: string): Promise<boolean> {
    return (await this.#notes.findOne({ _id: servedId(app, version) })) !== null;
  }

  get #notes() {
    return this.connection.collection<Note>('meta');
  }

  async #note({ _id, ...note }: Note): Promise<void> {
    await this.#notes.replaceOne({ _id }, note, { upsert: true });
  }

  async #add(records: RecordsByCollection, seed: string): Promise<void> {
    for (const [name, brought] of Object.entries(records)) {
      const writes = brought.map(({ _id, ...fields }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: { ...fields, seed } }, upsert: true },
      }));
      await inBatches(writes, (batch) =>
        this.connection.collection(name).bulkWrite(batch, { ordered: false }),
      );
    }
  }
}
