import { deserialize, serialize } from 'bson';
import { documentEnd } from '../bson/raw-bson.ts';
import { DocumentHeap } from './document-heap.ts';

const encoded = (document: object): Buffer => Buffer.from(serialize(document));

function read(heap: DocumentHeap, slot: number): object {
  const { buffer, start } = heap.at(slot);
  return deserialize(buffer.subarray(start, documentEnd(buffer, start)));
}

describe('DocumentHeap', () => {
  it('DocumentHeap gives documents back, whatever their size', () => {
    const heap = new DocumentHeap();
    const documents = Array.from({ length: 500 }, (_, at) => ({ at, text: 'x'.repeat((at * 977) % 90_000) }));
    const slots = documents.map((document) => heap.add(encoded(document)));
    expect(slots.map((slot) => read(heap, slot))).toEqual(documents);
  });

  it('DocumentHeap keeps live documents when it compacts', () => {
    const heap = new DocumentHeap();
    const slots = Array.from({ length: 100 }, () => heap.add(encoded({})));
    for (let round = 0; round < 30; round++) {
      for (const slot of slots) heap.replace(slot, encoded({ slot, round, text: 'x'.repeat(9000 + round) }));
    }
    heap.remove(7);
    expect(heap.has(7)).toBe(false);
    expect(heap.size).toBe(99);
    for (const slot of slots) if (slot !== 7) expect(read(heap, slot)).toMatchObject({ slot, round: 29 });
    expect(heap.liveBytes).toBe(99 * encoded({ slot: 0, round: 29, text: 'x'.repeat(9029) }).length);
  });

  it('DocumentHeap reuses slots, but not while a reader holds slot numbers', () => {
    const heap = new DocumentHeap();
    const [first, second] = [heap.add(encoded({ a: 1 })), heap.add(encoded({ a: 2 }))];
    const unpin = heap.pin();
    heap.remove(first);
    expect(heap.add(encoded({ a: 3 }))).not.toBe(first);
    unpin();
    expect(heap.add(encoded({ a: 4 }))).toBe(first);
    expect(read(heap, second)).toEqual({ a: 2 });
  });
});
