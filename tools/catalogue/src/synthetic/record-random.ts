import { below, pick, randomOf } from '@sinima/seeded-random';

/** Numbers that look random and are the same for the same seed. */
export interface RecordRandom {
  /** The next number, from 0 to below 1. */
  next(): number;
  /** A whole number from 0 to below `bound`. */
  below(bound: number): number;
  /** Whether something of this probability happens. */
  happens(probability: number): boolean;
  /** One of these. */
  pick<T>(items: readonly T[]): T;
  /** One of these, each as often as its weight says. */
  weighted<T>(items: readonly (readonly [T, number])[]): T;
  /** A number about `mean`, most of them within `deviation`. */
  about(mean: number, deviation: number): number;
}

/** Return the random numbers of one record, seeded by its kind and number. */
export function recordRandom(kind: number, index: number): RecordRandom {
  const next = randomOf(Math.imul(kind + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b));
  return {
    next,
    below: (bound) => below(next, bound),
    happens: (probability) => next() < probability,
    pick: (items) => pick(next, items),
    weighted: (items) => {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      return items.at(-1)![0];
    },
    about: (mean, deviation) => mean + deviation * (next() + next() + next() + next() - 2) * 1.73,
  };
}
