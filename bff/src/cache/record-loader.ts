import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import { Types, type Model, type QueryFilter } from 'mongoose';

/** How long a record that was read is shared, in ms: the calls of one page come in one wave. */
const SHARED_MS = 2_000;

/** How many records are shared at most. */
const MAX_RECORDS = 500;

/** A record that is known by its id, by its slug, and by those that it had before. */
export interface Named {
  readonly _id: Types.ObjectId;
  readonly slug: string;
  /** Slugs that it had before. */
  readonly formerSlugs?: readonly string[] | null;
}

/**
 * Reads the records of a collection by id or slug, each once for all calls that need it at the same time: calls that
 * arrive together share one read, and those that follow within {@link SHARED_MS} share its result.
 */
export class RecordLoader<Stored extends Named> {
  private readonly byId: DataLoader<Types.ObjectId, Stored | null, string>;
  private readonly bySlug: DataLoader<string, Stored | null>;

  constructor(private readonly model: Model<Stored>) {
    const cacheMap = (): LRUCache<string, Promise<Stored | null>> =>
      new LRUCache({ max: MAX_RECORDS, ttl: SHARED_MS });
    this.byId = new DataLoader((ids) => this.readByIds(ids), {
      cacheKeyFn: (id) => id.toHexString(),
      cacheMap: cacheMap(),
    });
    this.bySlug = new DataLoader((slugs) => this.readBySlugs(slugs), { cacheMap: cacheMap() });
  }

  /** Return the record with this slug, or that had it, or, where the value can be an id, this id; null when there is none. */
  async find(slugOrId: string): Promise<Stored | null> {
    const byId = /^[0-9a-f]{24}$/i.test(slugOrId) && (await this.byId.load(new Types.ObjectId(slugOrId)));
    return byId || this.bySlug.load(slugOrId);
  }

  /** Return the records of these ids, as far as they exist, in their order. */
  async findAll(ids: readonly Types.ObjectId[]): Promise<Stored[]> {
    const records = await Promise.all(ids.map((id) => this.byId.load(id)));
    return records.filter((record) => record !== null);
  }

  /** Forget what is shared, because it has changed. */
  clear(): void {
    this.byId.clearAll();
    this.bySlug.clearAll();
  }

  private async readByIds(ids: readonly Types.ObjectId[]): Promise<(Stored | null)[]> {
    const records = await this.read({ _id: { $in: ids } });
    const byId = new Map(records.map((record) => [record._id.toHexString(), record]));
    for (const record of records) this.bySlug.prime(record.slug, record);
    return ids.map((id) => byId.get(id.toHexString()) ?? null);
  }

  private async readBySlugs(slugs: readonly string[]): Promise<(Stored | null)[]> {
    const records = await this.read({ slug: { $in: slugs } });
    const bySlug = new Map(records.map((record) => [record.slug, record]));
    const unknown = slugs.filter((slug) => !bySlug.has(slug));
    for (const record of await this.readByFormerSlugs(unknown)) {
      for (const slug of record.formerSlugs ?? []) if (!bySlug.has(slug)) bySlug.set(slug, record);
      records.push(record);
    }
    for (const record of records) this.byId.prime(record._id, record);
    return slugs.map((slug) => bySlug.get(slug) ?? null);
  }

  private async readByFormerSlugs(slugs: readonly string[]): Promise<Stored[]> {
    return slugs.length === 0 ? [] : this.read({ formerSlugs: { $in: slugs } });
  }

  private read(filter: object): Promise<Stored[]> {
    return this.model
      .find(filter as QueryFilter<Stored>)
      .lean<Stored[]>()
      .exec();
  }
}
