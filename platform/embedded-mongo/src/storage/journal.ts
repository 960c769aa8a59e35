import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { FrameBuffer, readFrames, type JournalEntry } from './journal-frame.ts';

/** First bytes of a journal: its format and version. */
const MAGIC = Buffer.from('SINIMAJ1');
const NAME = 'journal';
const FRESH = 'journal.fresh';
const CHUNK_BYTES = 4 * 1024 * 1024;

/** The journal is not one of ours, or cannot be written; the message is for people. */
export class JournalError extends Error {}

/**
 * The file that holds every change since it was begun, in frames (`journal-frame.ts`). Frames are appended in groups:
 * one write and one `fdatasync` each, so that many writers share the wait. When it is begun again, a fresh file takes
 * its place in one step.
 */
export class Journal {
  private readonly pending = new FrameBuffer();
  /** Ends when nothing is being done with the file. */
  private idle: Promise<void> = Promise.resolve();
  private nextGroup: Promise<void> | undefined;
  /** What was written since a fresh journal was begun, and must follow what that holds. */
  private sinceBegun: FrameBuffer | undefined;

  private constructor(
    private readonly directory: string,
    private file: FileHandle,
    /** Bytes on disk. */
    public bytes: number,
  ) {}

  /**
   * Opens the journal of a data directory, or begins one, and tells its entries in order. Whatever follows the first
   * bad frame is cut off, as a write that never ended leaves it; `onCut` gets the number of bytes.
   */
  static async open(
    directory: string,
    onEntry: (entry: JournalEntry) => void,
    onCut: (bytes: number) => void,
  ): Promise<Journal> {
    await rm(join(directory, FRESH), { force: true });
    const path = join(directory, NAME);
    const file = await open(path, 'a+');
    const { size } = await file.stat();
    const magic = Buffer.alloc(MAGIC.length);
    await file.read(magic, 0, MAGIC.length, 0);
    if (size < MAGIC.length && MAGIC.subarray(0, size).equals(magic.subarray(0, size))) {
      await file.truncate(0);
      await file.appendFile(MAGIC);
      await file.datasync();
      await syncDirectory(directory);
      return new Journal(directory, file, MAGIC.length);
    }
    if (!magic.equals(MAGIC)) {
      await file.close();
      throw new JournalError(
        `${path} is not a journal of this engine. Name another data directory, or move it away.`,
      );
    }
    const good = await replay(file, onEntry);
    if (good < size) {
      await file.truncate(good);
      await file.datasync();
      onCut(size - good);
    }
    return new Journal(directory, file, good);
  }

  /** Appends the frame of one change, to be written with the next group. */
  append(operation: number, namespace: string, slot?: number, body?: Buffer): void {
    this.pending.append(operation, namespace, slot, body);
  }

  /** Resolves when everything appended so far is on disk. */
  commit(): Promise<void> {
    if (this.pending.length === 0) return this.nextGroup ?? this.idle;
    return (this.nextGroup ??= this.alone(async () => {
      this.nextGroup = undefined;
      const frames = this.pending.take();
      this.sinceBegun?.appendFrames(frames);
      try {
        await this.file.appendFile(frames);
        await this.file.datasync();
      } catch (error) {
        throw new JournalError(
          `The journal in ${this.directory} cannot be written: ${(error as Error).message}`,
        );
      }
      this.bytes += frames.length;
    }));
  }

  /**
   * Puts a fresh journal in the place of this one: what `snapshot` appends, then all that was written meanwhile.
   * Replaying a change that the snapshot shows already does no harm.
   */
  async rewrite(snapshot: (frames: FrameBuffer) => Iterable<void>): Promise<void> {
    const path = join(this.directory, FRESH);
    const file = await open(path, 'w');
    try {
      this.sinceBegun = new FrameBuffer();
      let bytes = await writeAll(file, snapshot);
      await file.datasync();
      await this.alone(async () => {
        const since = this.sinceBegun?.take() ?? MAGIC.subarray(0, 0);
        await file.appendFile(since);
        await file.datasync();
        bytes += since.length;
        await rename(path, join(this.directory, NAME));
        await syncDirectory(this.directory);
        await this.file.close();
        this.file = await open(join(this.directory, NAME), 'a');
        this.bytes = bytes;
      });
    } finally {
      this.sinceBegun = undefined;
      await file.close();
    }
  }

  /** Writes what is pending and closes the file. */
  async close(): Promise<void> {
    await this.commit();
    await this.file.close();
  }

  /** Runs a task when the one before has ended. */
  private alone(task: () => Promise<void>): Promise<void> {
    const done = this.idle.then(task);
    this.idle = done.catch(() => undefined);
    return done;
  }
}

/** Writes a journal from its beginning; returns its length. */
async function writeAll(
  file: FileHandle,
  snapshot: (frames: FrameBuffer) => Iterable<void>,
): Promise<number> {
  const frames = new FrameBuffer();
  frames.appendFrames(MAGIC);
  let bytes = 0;
  const write = async (): Promise<void> => {
    bytes += frames.length;
    await file.appendFile(frames.take());
  };
  for (const _ of snapshot(frames)) if (frames.length >= CHUNK_BYTES) await write();
  await write();
  return bytes;
}

/** Tells all whole frames of a journal; returns where they end. */
async function replay(file: FileHandle, onEntry: (entry: JournalEntry) => void): Promise<number> {
  let good = MAGIC.length;
  let chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  for (;;) {
    const { bytesRead } = await file.read(chunk, 0, chunk.length, good);
    const { bytes, isBad } = readFrames(chunk.subarray(0, bytesRead), onEntry);
    good += bytes;
    if (isBad || bytesRead < chunk.length) return good;
    if (bytes === 0) chunk = Buffer.allocUnsafe(chunk.length * 2);
  }
}

/** Makes a new name in a directory outlive a loss of power. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
