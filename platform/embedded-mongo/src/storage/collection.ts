import { deserialize } from 'bson';
import { changedFields } from '../bson/changed-fields.ts';
import { documentEnd, type RawDocument } from '../bson/raw-bson.ts';
import { CODE, CommandError } from '../errors/command-error.ts';
import { CollectionIndex, type IndexDefinition } from './collection-index.ts';
import { DocumentHeap } from './document-heap.ts';
import type { EntryKey } from './ordered-entries.ts';

/** Is told of every change of a collection, in order, once it has taken place. */
export interface ChangeLog {
  put(namespace: string, slot: number, document: Buffer): void;
  remove(namespace: string, slot: number): void;
  createIndex(namespace: string, definition: IndexDefinition): void;
}

/** The index that every collection has. */
export const ID_INDEX: IndexDefinition = { name: '_id_', key: [['_id', 1]], unique: true, sparse: false };

/** Documents and their indexes, which agree at all times. */
export class Collection {
  readonly heap = new DocumentHeap();
  readonly indexes = new Map<string, CollectionIndex>([[ID_INDEX.name, new CollectionIndex(ID_INDEX)]]);

  constructor(
    /** Name of the database and of the collection, joined by a point. */
    readonly namespace: string,
    private readonly log: ChangeLog,
  ) {}

  /** Adds a document, or throws a duplicate key error. */
  insert(document: Buffer): void {
    const keys = keysOf(this.indexes.values(), document);
    this.refuseDuplicates(keys, -1, document);
    const slot = this.heap.add(document);
    for (const [index, added] of keys) {
      for (const { head, tail } of added) index.entries.add(head, tail, slot);
    }
    this.log.put(this.namespace, slot, document);
  }

  /** Puts another document in the place of one, or throws a duplicate key error. */
  replace(slot: number, document: Buffer): void {
    const { buffer, start } = this.heap.at(slot);
    const changed = changedFields({ buffer, start }, { buffer: document, start: 0 });
    const concerned = [...this.indexes.values()].filter((index) => index.concerns(changed));
    const keys = keysOf(concerned, document);
    this.refuseDuplicates(keys, slot, document);
    for (const [index, added] of keys) {
      const removed = index.keysOf(buffer, start);
      if (areSame(removed, added)) continue;
      for (const { head, tail } of removed) index.entries.remove(head, tail, slot);
      for (const { head, tail } of added) index.entries.add(head, tail, slot);
    }
    this.heap.replace(slot, document);
    this.log.put(this.namespace, slot, document);
  }

  /** Removes a document. */
  remove(slot: number): void {
    const { buffer, start } = this.heap.at(slot);
    for (const index of this.indexes.values()) {
      for (const { head, tail } of index.keysOf(buffer, start)) index.entries.remove(head, tail, slot);
    }
    this.heap.remove(slot);
    this.log.remove(this.namespace, slot);
  }

  /** Makes an index over the documents that are there, or throws a duplicate key error. */
  createIndex(definition: IndexDefinition): void {
    const index = new CollectionIndex(definition);
    this.fill(index);
    this.indexes.set(definition.name, index);
    this.log.createIndex(this.namespace, definition);
  }

  /** Takes an index that the journal tells of; {@link settle} fills it. */
  restoreIndex(definition: IndexDefinition): void {
    this.indexes.set(definition.name, new CollectionIndex(definition));
  }

  /** Fills all indexes, after documents were restored. */
  settle(): void {
    this.heap.settle();
    for (const index of this.indexes.values()) this.fill(index);
  }

  private fill(index: CollectionIndex): void {
    const { heap } = this;
    index.entries.build(
      (function* entries() {
        for (let slot = 0; slot < heap.slots; slot++) {
          if (!heap.has(slot)) continue;
          for (const { head, tail } of index.keysOf(heap.bufferOf(slot), heap.startOf(slot))) {
            yield { head, tail, slot };
          }
        }
      })(),
    );
    if (!index.definition.unique) return;
    const twice = index.entries.firstDouble();
    if (twice >= 0) throw this.duplicate(index, heap.at(twice));
  }

  private refuseDuplicates(keys: [CollectionIndex, EntryKey[]][], own: number, document: Buffer): void {
    for (const [index, added] of keys) {
      if (!index.definition.unique) continue;
      for (const { head, tail } of added) {
        const other = index.entries.slotOf(head, tail);
        if (other >= 0 && other !== own) throw this.duplicate(index, { buffer: document, start: 0 });
      }
    }
  }

  private duplicate(index: CollectionIndex, { buffer, start }: RawDocument): CommandError {
    const document = deserialize(buffer.subarray(start, documentEnd(buffer, start)));
    const paths = index.definition.key.map(([path]) => path);
    const keyValue = Object.fromEntries(paths.map((path) => [path, valueAt(document, path)]));
    const shown = paths.map((path) => `${path}: ${JSON.stringify(keyValue[path])}`).join(', ');
    return new CommandError(
      CODE.DuplicateKey,
      `E11000 duplicate key error collection: ${this.namespace} index: ${index.name} dup key: { ${shown} }`,
      { keyPattern: Object.fromEntries(index.definition.key), keyValue },
    );
  }
}

function keysOf(indexes: Iterable<CollectionIndex>, document: Buffer): [CollectionIndex, EntryKey[]][] {
  return Array.from(indexes, (index) => [index, index.keysOf(document, 0)]);
}

function areSame(a: readonly EntryKey[], b: readonly EntryKey[]): boolean {
  return (
    a.length === b.length && a.every(({ head, tail }, at) => head === b[at]?.head && tail === b[at].tail)
  );
}

function valueAt(document: unknown, path: string): unknown {
  return (
    path
      .split('.')
      .reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], document) ?? null
  );
}
