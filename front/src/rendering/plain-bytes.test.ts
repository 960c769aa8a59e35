/** @jest-environment node */
import { plainBytes } from './plain-bytes.ts';

const endless: unknown[] = [];
endless.push(endless);

let deep: unknown = 'text';
for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];

it.each([
  ['text takes two bytes a character', 'text', 8],
  ['a list takes what is in it, too', ['text', 'text'], 32 + 2 * (2 + 8) + 16],
  ['an object takes its names and values', { name: 'text', none: undefined }, 32 + 2 * (8 + 8) + 8],
])('%s', (_what, value, bytes) => {
  expect(plainBytes(value)).toBe(bytes);
});

it('what contains itself is counted once, and what is deep to its end', () => {
  expect(plainBytes(endless)).toBe(32 + 10);
  expect(plainBytes(deep)).toBeGreaterThan(100_000 * 32);
});

it.each([[new Map([['a', 'x'.repeat(1_000)]])], [Buffer.alloc(1_000)], [[new Date()]]])(
  'what is no plain data has no size',
  (value) => {
    expect(plainBytes(value)).toBe(Infinity);
  },
);
