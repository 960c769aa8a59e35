import { OrderedEntries, type Interval } from './ordered-entries.ts';

/** Numbers that look random and are the same in each run. */
function randomNumbers(): (below: number) => number {
  let state = 42;
  return (below) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Entry {
  head: string;
  tail: string;
  slot: number;
}

const byEntry = (a: Entry, b: Entry): number =>
  a.head < b.head ? -1 : a.head > b.head ? 1 : a.tail < b.tail ? -1 : a.tail > b.tail ? 1 : a.slot - b.slot;

function scanned(entries: OrderedEntries, interval: Interval, reverse = false): number[] {
  const slots: number[] = [];
  entries.scan(interval, reverse, (slot) => slots.push(slot) < 0);
  return slots;
}

const EVERYTHING: Interval = { from: { head: '', tail: '' }, to: { head: '\xff', tail: '' } };

describe('OrderedEntries', () => {
  const random = randomNumbers();
  const expected: Entry[] = Array.from({ length: 5000 }, (_, slot) => ({
    head: `h${random(40)}`,
    tail: `t${random(90)}`,
    slot,
  }));

  it.each<[string, (entries: OrderedEntries) => void]>([
    [
      'added one by one',
      (entries) => expected.forEach(({ head, tail, slot }) => entries.add(head, tail, slot)),
    ],
    ['built at once', (entries) => entries.build(expected)],
    [
      'built, removed and added again',
      (entries) => {
        entries.build(expected);
        expected.forEach(({ head, tail, slot }) => entries.remove(head, tail, slot));
        expected.forEach(({ head, tail, slot }) => entries.add(head, tail, slot));
      },
    ],
  ])('OrderedEntries are in order when %s', (_, fill) => {
    const entries = new OrderedEntries();
    fill(entries);
    const inOrder = [...expected].sort(byEntry);
    expect(entries.size).toBe(expected.length);
    expect(scanned(entries, EVERYTHING)).toEqual(inOrder.map(({ slot }) => slot));
    expect(scanned(entries, EVERYTHING, true)).toEqual(inOrder.map(({ slot }) => slot).reverse());
    for (let at = 0; at < 200; at++) {
      const [low, high] = [expected[random(5000)]!, expected[random(5000)]!].sort(byEntry) as [Entry, Entry];
      const interval = { from: low, to: high };
      const within = inOrder.filter(
        (entry) =>
          byEntry({ ...entry, slot: 0 }, { ...low, slot: 0 }) >= 0 &&
          byEntry({ ...entry, slot: 0 }, { ...high, slot: 0 }) < 0,
      );
      expect(scanned(entries, interval)).toEqual(within.map(({ slot }) => slot));
      expect(entries.count(interval)).toBe(within.length);
    }
  });

  it('OrderedEntries tell the slot of a key, and whether a key is there twice', () => {
    const entries = new OrderedEntries();
    for (let slot = 0; slot < 3000; slot++) entries.add(`k${slot}`, 'x', slot);
    expect(entries.firstDouble()).toBe(-1);
    for (let slot = 0; slot < 3000; slot++) expect(entries.slotOf(`k${slot}`, 'x')).toBe(slot);
    expect(entries.slotOf('k3000', 'x')).toBe(-1);
    expect(entries.slotOf('k1', 'y')).toBe(-1);
    entries.add('k77', 'x', 9999);
    expect(entries.firstDouble()).toBe(9999);
  });

  it('OrderedEntries end a scan when told to', () => {
    const entries = new OrderedEntries();
    entries.build(expected);
    let visits = 0;
    expect(entries.scan(EVERYTHING, false, () => ++visits === 10)).toBe(true);
    expect(visits).toBe(10);
  });
});
