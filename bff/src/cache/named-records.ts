import { NotFoundException } from '@nestjs/common';
import type { Model, Types } from 'mongoose';
import { RecordLoader, type Named } from './record-loader.js';

/** The records of a collection, as those ask for them who know a slug or ids: whole, as cards, or as links. */
export abstract class NamedRecords<Stored extends Named, Card, Ref> {
  private readonly loader: RecordLoader<Stored>;

  constructor(
    model: Model<Stored>,
    private readonly noun: string,
    private readonly toCard: (record: Stored) => Card,
    private readonly toRef: (record: Stored) => Ref,
    revision: { onChange(listener: () => void): void },
  ) {
    this.loader = new RecordLoader<Stored>(model);
    revision.onChange(() => this.loader.clear());
  }

  /** Read the record with this slug or id. @throws NotFoundException when there is none */
  async named(slugOrId: string): Promise<Stored> {
    const record = await this.loader.find(slugOrId);
    if (!record) throw new NotFoundException(`There is no ${this.noun} "${slugOrId}".`);
    return record;
  }

  /** Return the records of these ids, as cards, in their order. */
  async cards(ids: readonly Types.ObjectId[]): Promise<Card[]> {
    return (await this.loader.findAll(ids)).map(this.toCard);
  }

  /** Return the records of these ids, as links, by id. */
  async refs(ids: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, Ref>> {
    const records = await this.loader.findAll(ids);
    return new Map(records.map((record) => [record._id.toHexString(), this.toRef(record)]));
  }
}
