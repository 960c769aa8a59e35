/** Most entries of a block; a full one is split in two. */
const BLOCK = 512;

/** The key of an entry: its first component, and the others joined (see `ordered-key.ts`). */
export interface EntryKey {
  readonly head: string;
  readonly tail: string;
}

/** Entries from `from`, included, to `to`, excluded. */
export interface Interval {
  readonly from: EntryKey;
  readonly to: EntryKey;
}

interface Block {
  heads: string[];
  tails: string[];
  slots: number[];
}

/**
 * Entries of key and slot in ascending order: a list of blocks, each of some hundreds of entries. Equal heads share
 * one string, and the entries of one document share their tail, so that an entry costs little more than its pointers.
 */
export class OrderedEntries {
  private blocks: Block[] = [{ heads: [], tails: [], slots: [] }];
  size = 0;

  /** Adds an entry; its key and slot are not there yet. */
  add(head: string, tail: string, slot: number): void {
    const block = this.blocks[this.blockOf(head, tail, slot)]!;
    const at = position(block, head, tail, slot);
    const shared =
      block.heads[at] === head ? block.heads[at] : block.heads[at - 1] === head ? block.heads[at - 1] : head;
    block.heads.splice(at, 0, shared ?? head);
    block.tails.splice(at, 0, tail);
    block.slots.splice(at, 0, slot);
    this.size++;
    if (block.slots.length > BLOCK) this.split(block);
  }

  /** Removes an entry, if it exists. */
  remove(head: string, tail: string, slot: number): void {
    const index = this.blockOf(head, tail, slot);
    const block = this.blocks[index]!;
    const at = position(block, head, tail, slot);
    if (block.heads[at] !== head || block.tails[at] !== tail || block.slots[at] !== slot) return;
    block.heads.splice(at, 1);
    block.tails.splice(at, 1);
    block.slots.splice(at, 1);
    this.size--;
    if (block.slots.length === 0 && this.blocks.length > 1) this.blocks.splice(index, 1);
  }

  /** The slot of the first entry with exactly this key, or -1. */
  slotOf(head: string, tail: string): number {
    let index = this.blockOf(head, tail, -1);
    let block = this.blocks[index]!;
    let at = position(block, head, tail, -1);
    if (at === block.slots.length) {
      block = this.blocks[++index] ?? block;
      at = 0;
    }
    return block.heads[at] === head && block.tails[at] === tail ? block.slots[at]! : -1;
  }

  /** The slot of an entry whose key another entry has too, or -1. */
  firstDouble(): number {
    let head: string | undefined;
    let tail: string | undefined;
    for (const block of this.blocks) {
      for (let at = 0; at < block.slots.length; at++) {
        if (block.heads[at] === head && block.tails[at] === tail) return block.slots[at]!;
        head = block.heads[at];
        tail = block.tails[at];
      }
    }
    return -1;
  }

  /** How many entries there are in an interval. */
  count({ from, to }: Interval): number {
    const first = this.blockOf(from.head, from.tail, -1);
    const last = this.blockOf(to.head, to.tail, -1);
    const start = position(this.blocks[first]!, from.head, from.tail, -1);
    const end = position(this.blocks[last]!, to.head, to.tail, -1);
    let entries = end - start;
    for (let index = first; index < last; index++) entries += this.blocks[index]!.slots.length;
    return Math.max(0, entries);
  }

  /** Visits the slots of an interval in order, or in reverse, until a visit returns true; returns whether one did. */
  scan({ from, to }: Interval, reverse: boolean, visit: (slot: number) => boolean): boolean {
    const first = this.blockOf(from.head, from.tail, -1);
    const last = this.blockOf(to.head, to.tail, -1);
    const start = position(this.blocks[first]!, from.head, from.tail, -1);
    const end = position(this.blocks[last]!, to.head, to.tail, -1);
    const step = reverse ? -1 : 1;
    for (let index = reverse ? last : first; index >= first && index <= last; index += step) {
      const { slots } = this.blocks[index]!;
      const low = index === first ? start : 0;
      const high = index === last ? end : slots.length;
      for (let at = reverse ? high - 1 : low; at >= low && at < high; at += step) {
        if (visit(slots[at]!)) return true;
      }
    }
    return false;
  }

  /** Replaces all entries by these, in any order. */
  build(entries: Iterable<{ head: string; tail: string; slot: number }>): void {
    const byHead = new Map<string, { tail: string; slot: number }[]>();
    for (const { head, tail, slot } of entries) {
      const same = byHead.get(head);
      if (same) same.push({ tail, slot });
      else byHead.set(head, [{ tail, slot }]);
    }
    const blocks: Block[] = [];
    let block: Block = { heads: [], tails: [], slots: [] };
    this.size = 0;
    for (const head of [...byHead.keys()].sort(byCodeUnits)) {
      const group = byHead.get(head) ?? [];
      byHead.delete(head);
      group.sort((a, b) => byCodeUnits(a.tail, b.tail) || a.slot - b.slot);
      for (const { tail, slot } of group) {
        block.heads.push(head);
        block.tails.push(tail);
        block.slots.push(slot);
        if (block.slots.length < BLOCK / 2) continue;
        blocks.push(block);
        block = { heads: [], tails: [], slots: [] };
      }
      this.size += group.length;
    }
    if (block.slots.length > 0 || blocks.length === 0) blocks.push(block);
    this.blocks = blocks;
  }

  /** The last block whose first entry is not above the key; the first one, if all are. */
  private blockOf(head: string, tail: string, slot: number): number {
    let low = 0;
    let high = this.blocks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (isBelow(this.blocks[middle]!, 0, head, tail, slot, true)) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private split(block: Block): void {
    const half = block.slots.length >>> 1;
    const upper = {
      heads: block.heads.splice(half),
      tails: block.tails.splice(half),
      slots: block.slots.splice(half),
    };
    this.blocks.splice(this.blocks.indexOf(block) + 1, 0, upper);
  }
}

/** Where in a block the first entry stands that is not below the key. */
function position(block: Block, head: string, tail: string, slot: number): number {
  let low = 0;
  let high = block.slots.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBelow(block, middle, head, tail, slot, false)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isBelow(
  block: Block,
  at: number,
  head: string,
  tail: string,
  slot: number,
  orEqual: boolean,
): boolean {
  const otherHead = block.heads[at]!;
  if (otherHead !== head) return otherHead < head;
  const otherTail = block.tails[at]!;
  if (otherTail !== tail) return otherTail < tail;
  return orEqual ? block.slots[at]! <= slot : block.slots[at]! < slot;
}

function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
