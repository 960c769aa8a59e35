import { BsonWriter } from '../bson/bson-writer.ts';
import { TYPE } from '../bson/raw-bson.ts';
import { CODE, CommandError } from '../errors/command-error.ts';
import type { WriteDocument } from '../query/projection.ts';
import type { Collection } from '../storage/collection.ts';

/** Bytes of documents in one answer, at most; a single document may be larger. */
const BATCH_BYTES = 16 * 1024 * 1024;

/** Documents in the first answer, at most, as MongoDB has it. */
const FIRST_BATCH = 101;

/** After this long without being read, a cursor is closed, in ms. */
const IDLE_MS = 10 * 60 * 1000;

/** Documents that are handed out in batches. */
export interface Results {
  /** Writes the next document; false when there is none. */
  write(writer: BsonWriter, name: string): boolean;
  readonly isAtEnd: boolean;
  /** Gives up what the results hold. */
  release(): void;
}

/** The documents in these slots, as they are when they are handed out; removed ones are left out. */
export function resultsOf(
  { heap }: Collection,
  slots: readonly number[],
  writeDocument: WriteDocument,
): Results {
  const release = heap.pin();
  let at = 0;
  return {
    write: (writer, name) => {
      while (at < slots.length && !heap.has(slots[at]!)) at++;
      if (at === slots.length) return false;
      const slot = slots[at++]!;
      writer.name(TYPE.object, name);
      writeDocument(writer, heap.bufferOf(slot), heap.startOf(slot));
      return true;
    },
    get isAtEnd() {
      return at === slots.length;
    },
    release,
  };
}

/** These documents. */
export function resultsIn(documents: readonly Buffer[]): Results {
  let at = 0;
  return {
    write: (writer, name) => {
      const document = documents[at++];
      if (document) writer.value(name, TYPE.object, document, 0, document.length);
      return document !== undefined;
    },
    get isAtEnd() {
      return at >= documents.length;
    },
    release: () => undefined,
  };
}

interface OpenCursor {
  readonly owner: string | undefined;
  readonly namespace: string;
  readonly results: Results;
  usedAt: number;
}

/** Results that clients have not read to their end. */
export class Cursors {
  private readonly open = new Map<bigint, OpenCursor>();
  private lastId = 0n;

  /**
   * Return the first batch of results, and a cursor for the rest unless the batch is all that was asked for; `owner` is
   * the user that it belongs to.
   */
  first(owner: string | undefined, namespace: string, results: Results, isSingle = false): Buffer {
    const writer = new BsonWriter(2048).begin().begin('cursor');
    writeBatch(writer, 'firstBatch', results, FIRST_BATCH);
    let id = 0n;
    if (isSingle || results.isAtEnd) results.release();
    else {
      this.closeIdle();
      id = ++this.lastId;
      this.open.set(id, { owner, namespace, results, usedAt: Date.now() });
    }
    return ended(writer, namespace, id);
  }

  /** The next batch of a user's cursor over this namespace. */
  next(owner: string | undefined, id: bigint, namespace: string): Buffer {
    const cursor = this.own(owner, id);
    if (!cursor) throw new CommandError(CODE.CursorNotFound, `cursor id ${id} not found`);
    if (cursor.namespace !== namespace) {
      const text = `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`;
      throw new CommandError(CODE.Unauthorized, text);
    }
    const writer = new BsonWriter(64 * 1024).begin().begin('cursor');
    writeBatch(writer, 'nextBatch', cursor.results, Infinity);
    cursor.usedAt = Date.now();
    const isAtEnd = cursor.results.isAtEnd;
    if (isAtEnd) this.close(id);
    return ended(writer, cursor.namespace, isAtEnd ? 0n : id);
  }

  /** Closes a user's cursor; returns whether it was open. */
  kill(owner: string | undefined, id: bigint): boolean {
    return this.own(owner, id) !== undefined && this.close(id);
  }

  private own(owner: string | undefined, id: bigint): OpenCursor | undefined {
    const cursor = this.open.get(id);
    if (!cursor || cursor.owner === owner) return cursor;
    throw new CommandError(CODE.Unauthorized, `cursor id ${id} was not created by the authenticated user`);
  }

  private close(id: bigint): boolean {
    this.open.get(id)?.results.release();
    return this.open.delete(id);
  }

  private closeIdle(): void {
    const before = Date.now() - IDLE_MS;
    for (const [id, { usedAt }] of this.open) if (usedAt < before) this.close(id);
  }
}

function writeBatch(writer: BsonWriter, name: string, results: Results, size: number): void {
  writer.begin(name, TYPE.array);
  const limit = writer.length + BATCH_BYTES;
  for (let index = 0; index < size && writer.length < limit; index++) {
    if (!results.write(writer, String(index))) break;
  }
  writer.end();
}

function ended(writer: BsonWriter, namespace: string, id: bigint): Buffer {
  return writer.int64('id', id).string('ns', namespace).end().double('ok', 1).end().result();
}
