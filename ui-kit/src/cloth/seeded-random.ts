/** Numbers in [0, 1), the same for the same text. */
export type Random = () => number;

/** Seeds a small generator (mulberry32) with a text (FNV-1a). */
export function randomOf(text: string): Random {
  let state = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 16_777_619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of a list. */
export function pick<T>(random: Random, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)] as T;
}

/** `count` different ones of a list, in random order; all where there are fewer. */
export function pickSome<T>(random: Random, from: readonly T[], count: number): T[] {
  const left = [...from];
  return Array.from(
    { length: Math.min(count, from.length) },
    () => left.splice(Math.floor(random() * left.length), 1)[0] as T,
  );
}

/** A whole number from `low` to `high`, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}
