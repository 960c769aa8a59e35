/** Where the pointer's documents are in the store. */

/** The one object that is replaced at each change. */
export const LIVE_KEY = 'live.json';

/** Where every generation stays. */
export const GENERATIONS = 'generations/';

/** Return a text that stands before the keys of this and later generations, and after those of earlier ones. */
export function keyBefore(number: number): string {
  return `${GENERATIONS}${String(number).padStart(12, '0')}`;
}

/** Return the key of a generation's document: numbers sort as text. */
export function generationKey(number: number, hash: string): string {
  return `${keyBefore(number)}-${hash.slice(0, 16)}.json`;
}

/** Return the number in a generation's key. */
export function numberOfKey(key: string): number {
  return Number(key.slice(GENERATIONS.length, GENERATIONS.length + 12));
}
