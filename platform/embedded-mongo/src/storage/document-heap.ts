import type { RawDocument } from '../bson/raw-bson.ts';

const FIRST_SLAB_BYTES = 64 * 1024;
const LARGEST_SLAB_BYTES = 8 * 1024 * 1024;
const WASTE_WORTH_REWRITING = 16 * 1024 * 1024;
const NO_SLAB = 0xffffffff;

/**
 * Raw BSON documents, known by slot numbers, packed into large buffers: a document costs its bytes and eight more.
 * Slots of removed documents are used again, but not while somebody holds slot numbers (see {@link pin}).
 */
export class DocumentHeap {
  private slabs: Buffer[] = [];
  private slabEnd = 0;
  private slabOfSlot = new Uint32Array(64);
  private startOfSlot = new Uint32Array(64);
  private free: number[] = [];
  private released: number[] = [];
  private pins = 0;
  private wastedBytes = 0;
  /** Number of slots ever in use: all slot numbers are below it. */
  slots = 0;
  /** Number of documents. */
  size = 0;
  /** Bytes of all documents. */
  liveBytes = 0;

  /** Whether there is a document in this slot. */
  has(slot: number): boolean {
    return slot < this.slots && this.slabOfSlot[slot] !== NO_SLAB;
  }

  /** The buffer that holds a slot's document. Valid until the next write. */
  bufferOf(slot: number): Buffer {
    return this.slabs[this.slabOfSlot[slot]!]!;
  }

  /** Where a slot's document begins in its buffer. Valid until the next write. */
  startOf(slot: number): number {
    return this.startOfSlot[slot]!;
  }

  /** A slot's document. Valid until the next write. */
  at(slot: number): RawDocument {
    return { buffer: this.bufferOf(slot), start: this.startOf(slot) };
  }

  /** Stores a document and returns its slot. */
  add(document: Buffer): number {
    const slot = this.free.pop() ?? this.newSlot();
    this.place(slot, document);
    this.size++;
    return slot;
  }

  /** Stores another document in a slot. */
  replace(slot: number, document: Buffer): void {
    const length = this.bytesAt(slot);
    this.liveBytes -= length;
    if (document.length === length) {
      document.copy(this.bufferOf(slot), this.startOf(slot));
      this.liveBytes += length;
      return;
    }
    this.wastedBytes += length;
    this.place(slot, document);
    this.rewriteIfWorthwhile();
  }

  /** Stores a document in the slot that it had before a restart; {@link settle} follows when all are there. */
  restore(slot: number, document: Buffer): void {
    if (this.has(slot)) return this.replace(slot, document);
    while (this.slots <= slot) this.slabOfSlot[this.newSlot()] = NO_SLAB;
    this.place(slot, document);
    this.size++;
  }

  /** Finds the free slots again, after documents were restored. */
  settle(): void {
    this.free = [];
    for (let slot = this.slots - 1; slot >= 0; slot--) {
      if (this.slabOfSlot[slot] === NO_SLAB) this.free.push(slot);
    }
  }

  /** Removes a slot's document. */
  remove(slot: number): void {
    const length = this.bytesAt(slot);
    this.liveBytes -= length;
    this.wastedBytes += length;
    this.slabOfSlot[slot] = NO_SLAB;
    this.size--;
    (this.pins > 0 ? this.released : this.free).push(slot);
    this.rewriteIfWorthwhile();
  }

  /** Keeps removed slots from being used again until the returned function is called. */
  pin(): () => void {
    this.pins++;
    return () => {
      if (--this.pins > 0) return;
      for (const slot of this.released) this.free.push(slot);
      this.released = [];
    };
  }

  private bytesAt(slot: number): number {
    return this.bufferOf(slot).readInt32LE(this.startOf(slot));
  }

  private newSlot(): number {
    if (this.slots === this.slabOfSlot.length) {
      this.slabOfSlot = grown(this.slabOfSlot);
      this.startOfSlot = grown(this.startOfSlot);
    }
    return this.slots++;
  }

  private place(slot: number, document: Buffer): void {
    const length = document.length;
    let slab = this.slabs.at(-1);
    if (!slab || this.slabEnd + length > slab.length) {
      if (slab) this.wastedBytes += slab.length - this.slabEnd;
      const bytes = Math.min(LARGEST_SLAB_BYTES, slab ? slab.length * 2 : FIRST_SLAB_BYTES);
      slab = Buffer.allocUnsafeSlow(Math.max(bytes, length));
      this.slabs.push(slab);
      this.slabEnd = 0;
    }
    document.copy(slab, this.slabEnd);
    this.slabOfSlot[slot] = this.slabs.length - 1;
    this.startOfSlot[slot] = this.slabEnd;
    this.slabEnd += length;
    this.liveBytes += length;
  }

  private rewriteIfWorthwhile(): void {
    if (this.wastedBytes < WASTE_WORTH_REWRITING || this.wastedBytes < this.liveBytes) return;
    const before = this.slabs;
    this.slabs = [];
    this.slabEnd = 0;
    this.liveBytes = 0;
    this.wastedBytes = 0;
    for (let slot = 0; slot < this.slots; slot++) {
      if (this.slabOfSlot[slot] === NO_SLAB) continue;
      const slab = before[this.slabOfSlot[slot]!]!;
      const start = this.startOfSlot[slot]!;
      this.place(slot, slab.subarray(start, start + slab.readInt32LE(start)));
    }
  }
}

function grown(array: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}
