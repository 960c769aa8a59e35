import { crc32 } from 'node:zlib';

/** What a frame of the journal tells. The number 6 is taken: older journals may tell of a dropped index by it. */
export const OPERATION = {
  put: 1,
  remove: 2,
  createCollection: 3,
  dropCollection: 4,
  createIndex: 5,
} as const;

/** One change: of which collection, in which slot, with which BSON document. */
export interface JournalEntry {
  readonly operation: number;
  readonly namespace: string;
  readonly slot: number;
  /** The document that is put, an index, or nothing. */
  readonly body: Buffer;
}

const HEADER_BYTES = 8;
const NO_BODY = Buffer.alloc(0);

/** The longest payload that can be: a document of the largest size and what stands around it. */
const MAX_PAYLOAD_BYTES = 17 * 1024 * 1024;

/** Frames, one after the other: length and crc32 of the payload, four bytes each, then the payload. */
export class FrameBuffer {
  private buffer = Buffer.allocUnsafe(64 * 1024);
  private at = 0;

  get length(): number {
    return this.at;
  }

  /** Appends the frame of one change. */
  append(operation: number, namespace: string, slot = 0, body: Buffer = NO_BODY): void {
    const name = Buffer.from(namespace);
    const payload = 7 + name.length + body.length;
    this.reserve(HEADER_BYTES + payload);
    const start = this.at + HEADER_BYTES;
    let at = this.buffer.writeUInt8(operation, start);
    at = this.buffer.writeUInt16LE(name.length, at);
    at += name.copy(this.buffer, at);
    at = this.buffer.writeUInt32LE(slot, at);
    at += body.copy(this.buffer, at);
    this.buffer.writeUInt32LE(payload, this.at);
    this.buffer.writeUInt32LE(crc32(this.buffer.subarray(start, at)), this.at + 4);
    this.at = at;
  }

  /** Appends frames that are made already. */
  appendFrames(frames: Buffer): void {
    this.reserve(frames.length);
    this.at += frames.copy(this.buffer, this.at);
  }

  /** The frames so far, and begins again. */
  take(): Buffer {
    const taken = this.buffer.subarray(0, this.at);
    this.buffer = Buffer.allocUnsafe(64 * 1024);
    this.at = 0;
    return taken;
  }

  private reserve(bytes: number): void {
    if (this.at + bytes <= this.buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.buffer.length * 2, this.at + bytes));
    this.buffer.copy(larger, 0, 0, this.at);
    this.buffer = larger;
  }
}

/**
 * Reads the whole frames in a buffer.
 *
 * @returns how many bytes they take, and whether the bytes after them are a bad frame rather than the beginning of one.
 */
export function readFrames(
  buffer: Buffer,
  onEntry: (entry: JournalEntry) => void,
): { bytes: number; isBad: boolean } {
  let at = 0;
  while (at + HEADER_BYTES <= buffer.length) {
    const length = buffer.readUInt32LE(at);
    if (length < 7 || length > MAX_PAYLOAD_BYTES) return { bytes: at, isBad: true };
    const start = at + HEADER_BYTES;
    if (start + length > buffer.length) break;
    const payload = buffer.subarray(start, start + length);
    if (crc32(payload) !== buffer.readUInt32LE(at + 4)) return { bytes: at, isBad: true };
    onEntry(entryOf(payload));
    at = start + length;
  }
  return { bytes: at, isBad: false };
}

function entryOf(payload: Buffer): JournalEntry {
  const nameEnd = 3 + payload.readUInt16LE(1);
  return {
    operation: payload.readUInt8(0),
    namespace: payload.toString('utf8', 3, nameEnd),
    slot: payload.readUInt32LE(nameEnd),
    body: payload.subarray(nameEnd + 4),
  };
}
