import { FrameBuffer, OPERATION, readFrames, type JournalEntry } from './journal-frame.ts';

const ENTRIES: JournalEntry[] = [
  { operation: OPERATION.createCollection, namespace: 'd.titles', slot: 0, body: Buffer.alloc(0) },
  { operation: OPERATION.put, namespace: 'd.titles', slot: 7, body: Buffer.from('document') },
  { operation: OPERATION.put, namespace: 'd.àjọ̀kẹ́', slot: 4_000_000_000, body: Buffer.alloc(200_000, 3) },
  { operation: OPERATION.remove, namespace: 'd.titles', slot: 7, body: Buffer.alloc(0) },
];

function framesOf(entries: readonly JournalEntry[]): Buffer {
  const frames = new FrameBuffer();
  for (const { operation, namespace, slot, body } of entries) frames.append(operation, namespace, slot, body);
  return frames.take();
}

function entriesIn(bytes: Buffer): { entries: JournalEntry[]; bytes: number; isBad: boolean } {
  const entries: JournalEntry[] = [];
  const { bytes: read, isBad } = readFrames(bytes, (entry) =>
    entries.push({ ...entry, body: Buffer.from(entry.body) }),
  );
  return { entries, bytes: read, isBad };
}

describe('frames', () => {
  it('journal frames are read as they were written', () => {
    const bytes = framesOf(ENTRIES);
    expect(entriesIn(bytes)).toEqual({ entries: ENTRIES, bytes: bytes.length, isBad: false });
  });

  it('journal frames are read up to an incomplete one', () => {
    const last = framesOf(ENTRIES.slice(3)).length;
    const bytes = framesOf(ENTRIES);
    for (let cut = 1; cut <= last; cut++) {
      const { entries, bytes: read, isBad } = entriesIn(bytes.subarray(0, -cut));
      expect({ count: entries.length, read, isBad }).toEqual({
        count: 3,
        read: bytes.length - last,
        isBad: false,
      });
    }
  });

  it('journal frames are not read from the first damaged one on', () => {
    const first = framesOf(ENTRIES.slice(0, 1)).length;
    const bytes = framesOf(ENTRIES.slice(0, 2));
    for (let at = first; at < bytes.length; at++) {
      const damaged = Buffer.from(bytes);
      damaged[at] = damaged[at]! ^ 0x10;
      expect(entriesIn(damaged).entries).toEqual(ENTRIES.slice(0, 1));
    }
  });
});
