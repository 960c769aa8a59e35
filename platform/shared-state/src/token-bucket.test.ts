import { TokenBucket } from './token-bucket.ts';

it('a token bucket gives a minute’s worth at once, then as fast as it fills', () => {
  const bucket = new TokenBucket(60, 0);
  const first = Array.from({ length: 60 }, () => bucket.take(0));
  expect(first.every((wait) => wait === 0)).toBe(true);
  expect(bucket.take(0)).toBe(1_000);
  expect(bucket.take(500)).toBe(500);
  expect(bucket.take(1_000)).toBe(0);
  expect(bucket.take(1_000)).toBe(1_000);
});

it('a token bucket never holds more than a minute’s worth', () => {
  const bucket = new TokenBucket(2, 0);
  const later = 3_600_000;
  expect([bucket.take(later), bucket.take(later), bucket.take(later)]).toEqual([0, 0, 30_000]);
});
