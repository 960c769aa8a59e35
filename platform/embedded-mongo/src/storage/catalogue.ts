import { deserialize, serialize } from 'bson';
import { documentEnd } from '../bson/raw-bson.ts';
import { CODE, CommandError } from '../errors/command-error.ts';
import { Collection, type ChangeLog } from './collection.ts';
import type { IndexDefinition } from './collection-index.ts';
import { OPERATION, type FrameBuffer, type JournalEntry } from './journal-frame.ts';
import { Journal } from './journal.ts';

/** Below this size a journal is not rewritten, whatever it holds. */
const SMALLEST_REWRITE_BYTES = 32 * 1024 * 1024;

/** From this size of a collection it is worth the time to collect the garbage that opening it leaves. */
const MANY_DOCUMENTS = 20_000;

/** After how long changes that nobody waits for are written, in ms, if no commit takes them along before: as in MongoDB. */
const LATER_MS = 100;

/** All collections of all databases, and the journal that keeps them. */
export class Catalogue implements ChangeLog {
  private readonly collections = new Map<string, Collection>();
  private journal!: Journal;
  private rewriting: Promise<void> | undefined;
  private later: NodeJS.Timeout | undefined;

  private constructor(private rewriteAboveBytes: number) {}

  /** Opens a data directory: replays its journal and fills the indexes. `onCut` gets the bytes of a bad end. */
  static async open(
    directory: string,
    onCut: (bytes: number) => void = () => undefined,
    rewriteAboveBytes = SMALLEST_REWRITE_BYTES,
  ): Promise<Catalogue> {
    const catalogue = new Catalogue(rewriteAboveBytes);
    catalogue.journal = await Journal.open(directory, (entry) => catalogue.restore(entry), onCut);
    for (const collection of catalogue.collections.values()) {
      collection.settle();
      // Filling indexes leaves as much garbage as there are indexes; V8 would keep it until it needs the room.
      if (collection.heap.size >= MANY_DOCUMENTS) globalThis.gc?.();
    }
    return catalogue;
  }

  /** The collection of this namespace, if there is one. */
  find(namespace: string): Collection | undefined {
    return this.collections.get(namespace);
  }

  /** The collection of this namespace, which is made if there is none. */
  obtain(namespace: string): Collection {
    return this.collections.get(namespace) ?? this.create(namespace);
  }

  private create(namespace: string): Collection {
    const collection = this.add(namespace);
    this.journal.append(OPERATION.createCollection, namespace);
    return collection;
  }

  /** Drop an existing collection. */
  drop(namespace: string): void {
    this.collections.delete(namespace);
    this.journal.append(OPERATION.dropCollection, namespace);
  }

  /** The collections of a database, by name. */
  inDatabase(database: string): Collection[] {
    const prefix = `${database}.`;
    return [...this.collections.values()]
      .filter(({ namespace }) => namespace.startsWith(prefix))
      .sort((a, b) => (a.namespace < b.namespace ? -1 : 1));
  }

  /** Resolves when all changes so far are on disk; rewrites the journal when it has grown much over what is alive. */
  async commit(): Promise<void> {
    await this.journal.commit();
    this.rewriting ??= this.isRewriteDue() ? this.rewrite() : undefined;
  }

  /** Has all changes so far on disk soon, with the next commit or by one of their own; `onFailure` gets why that failed. */
  commitLater(onFailure: (error: unknown) => void): void {
    this.later ??= setTimeout(() => {
      this.later = undefined;
      this.commit().catch(onFailure);
    }, LATER_MS);
  }

  /** Writes what is pending and closes the journal. */
  async close(): Promise<void> {
    clearTimeout(this.later);
    await this.rewriting;
    await this.journal.close();
  }

  put(namespace: string, slot: number, document: Buffer): void {
    this.journal.append(OPERATION.put, namespace, slot, document);
  }

  remove(namespace: string, slot: number): void {
    this.journal.append(OPERATION.remove, namespace, slot);
  }

  createIndex(namespace: string, definition: IndexDefinition): void {
    this.journal.append(OPERATION.createIndex, namespace, 0, Buffer.from(serialize(definition)));
  }

  private add(namespace: string): Collection {
    if (!/^[^.\s/\\"$\0]+\.[^$\0]+$/.test(namespace) || Buffer.byteLength(namespace) > 255) {
      throw new CommandError(CODE.InvalidNamespace, `Invalid namespace specified '${namespace}'.`);
    }
    const collection = new Collection(namespace, this);
    this.collections.set(namespace, collection);
    return collection;
  }

  private isRewriteDue(): boolean {
    const { bytes } = this.journal;
    if (bytes < this.rewriteAboveBytes) return false;
    let live = 0;
    for (const { heap } of this.collections.values()) live += heap.liveBytes + heap.size * 40;
    return bytes > live * 2;
  }

  /** A rewrite that fails, as on a full disk, leaves the journal as it is; the next try waits until it has doubled. */
  private async rewrite(): Promise<void> {
    try {
      await this.journal.rewrite((frames) => this.snapshot(frames));
    } catch {
      this.rewriteAboveBytes = this.journal.bytes * 2;
    }
    this.rewriting = undefined;
  }

  private *snapshot(frames: FrameBuffer): Generator<void> {
    for (const { namespace, heap, indexes } of this.collections.values()) {
      frames.append(OPERATION.createCollection, namespace);
      for (const { definition } of indexes.values()) {
        frames.append(OPERATION.createIndex, namespace, 0, Buffer.from(serialize(definition)));
      }
      for (let slot = 0; slot < heap.slots; slot++) {
        if (!heap.has(slot)) continue;
        const { buffer, start } = heap.at(slot);
        frames.append(OPERATION.put, namespace, slot, buffer.subarray(start, documentEnd(buffer, start)));
        yield;
      }
    }
  }

  private restore({ operation, namespace, slot, body }: JournalEntry): void {
    if (operation === OPERATION.dropCollection) {
      this.collections.delete(namespace);
      return;
    }
    const collection = this.collections.get(namespace) ?? this.add(namespace);
    switch (operation) {
      case OPERATION.put:
        return collection.heap.restore(slot, body);
      case OPERATION.remove:
        if (collection.heap.has(slot)) collection.heap.remove(slot);
        return;
      case OPERATION.createIndex:
        return collection.restoreIndex(deserialize(body) as IndexDefinition);
      default:
    }
  }
}
