import type { Generation } from '@sinima/contracts/pointer';

/** Return whether less than a third of a generation's life is left, at a time in ms. */
export function isOld({ number, when, expires }: Generation, now: number): boolean {
  if (number === 0) return false;
  const [made, ends] = [Date.parse(when), Date.parse(expires)];
  return ends - now < (ends - made) / 3;
}
