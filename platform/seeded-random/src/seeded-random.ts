/** The next number, from 0 up to but not including 1. */
export type Random = () => number;

/** Return the FNV-1a hash of a text, 32 bits. */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  }
  return hash;
}

/** Return numbers that are the same for the same seed: mulberry32, seeded with 32 bits or with the hash of a text. */
export function randomOf(seed: number | string): Random {
  let state = typeof seed === 'string' ? hashOf(seed) : seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Return a whole number from 0 up to but not including `end`. */
export function below(random: Random, end: number): number {
  return Math.floor(random() * end);
}

/** Return a whole number from `low` to `high`, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + below(random, high - low + 1);
}

/** Return one of the items. @throws RangeError when there is none */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  if (items.length === 0) throw new RangeError('There is nothing to choose from.');
  return items[below(random, items.length)]!;
}

/** Return `count` different items, in random order; all where there are fewer. */
export function pickSome<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  const left = [...items];
  return Array.from(
    { length: Math.min(count, items.length) },
    () => left.splice(below(random, left.length), 1)[0]!,
  );
}
