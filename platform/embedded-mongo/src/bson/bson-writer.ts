import { TYPE } from './raw-bson.ts';

/** Writes BSON into a buffer that grows, so that raw documents can be put into an answer without decoding them. */
export class BsonWriter {
  private buffer: Buffer;
  private at = 0;
  private readonly open: number[] = [];

  constructor(capacity = 1024) {
    this.buffer = Buffer.allocUnsafe(capacity);
  }

  /** Bytes written so far. */
  get length(): number {
    return this.at;
  }

  /** Begins a document: the outermost without a name, one within with its name and type. */
  begin(name?: string, type: number = TYPE.object): this {
    if (name !== undefined) this.header(type, name);
    this.open.push(this.at);
    this.reserve(4);
    this.at += 4;
    return this;
  }

  /** Ends the innermost open document. */
  end(): this {
    this.reserve(1);
    this.buffer[this.at++] = 0;
    const start = this.open.pop() ?? 0;
    this.buffer.writeInt32LE(this.at - start, start);
    return this;
  }

  string(name: string, value: string): this {
    this.header(TYPE.string, name);
    const length = Buffer.byteLength(value) + 1;
    this.reserve(4 + length);
    this.buffer.writeInt32LE(length, this.at);
    this.buffer.write(value, this.at + 4);
    this.at += 4 + length;
    this.buffer[this.at - 1] = 0;
    return this;
  }

  double(name: string, value: number): this {
    this.header(TYPE.double, name);
    this.reserve(8);
    this.at = this.buffer.writeDoubleLE(value, this.at);
    return this;
  }

  int64(name: string, value: bigint): this {
    this.header(TYPE.int64, name);
    this.reserve(8);
    this.at = this.buffer.writeBigInt64LE(value, this.at);
    return this;
  }

  /** Copies a value that is encoded already. */
  value(name: string, type: number, from: Buffer, start: number, end: number): this {
    this.header(type, name);
    return this.bytes(from, start, end);
  }

  /** Writes the type and name of an element whose value follows by {@link bytes} or {@link begin}. */
  name(type: number, name: string): this {
    this.header(type, name);
    return this;
  }

  /** Copies bytes as they are: whole elements, or a document at the outermost level. */
  bytes(from: Buffer, start: number, end: number): this {
    this.reserve(end - start);
    from.copy(this.buffer, this.at, start, end);
    this.at += end - start;
    return this;
  }

  /** The written bytes, as a view on the writer's buffer. */
  result(): Buffer {
    return this.buffer.subarray(0, this.at);
  }

  private header(type: number, name: string): void {
    const length = Buffer.byteLength(name);
    this.reserve(length + 2);
    this.buffer[this.at] = type;
    this.buffer.write(name, this.at + 1);
    this.at += length + 2;
    this.buffer[this.at - 1] = 0;
  }

  private reserve(bytes: number): void {
    if (this.at + bytes <= this.buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.buffer.length * 2, this.at + bytes));
    this.buffer.copy(larger, 0, 0, this.at);
    this.buffer = larger;
  }
}
