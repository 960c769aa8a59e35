import { toOneDecimal } from '@sinima/api/titles/to-one-decimal';
import { bayesianRating, catalogueMean } from './bayesian-rating.js';

it.each([
  [{ count: 0, mean: 1 }, 7, 7],
  [{ count: 50, mean: 9 }, 7, 8],
  [{ count: 150, mean: 9 }, 5, 8],
  [{ count: 1, mean: 10 }, 6.9, 7],
])('bayesianRating of %j in a catalogue with mean %d is shown as %d', (votes, mean, expected) => {
  expect(toOneDecimal(bayesianRating(votes, mean))).toBe(expected);
});

it('bayesianRating never lets a single 10 top a title that many like', () => {
  expect(bayesianRating({ count: 1, mean: 10 }, 6.8)).toBeLessThan(
    bayesianRating({ count: 400, mean: 8 }, 6.8),
  );
});

it('bayesianRating comes closer to the votes the more there are', () => {
  const ratings = [1, 10, 100, 1000].map((count) => bayesianRating({ count, mean: 9 }, 6));
  expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
  expect(ratings.at(-1)).toBeCloseTo(8.86, 2);
});

it('catalogueMean weighs every vote alike', () => {
  expect(
    catalogueMean([
      { count: 1, mean: 10 },
      { count: 3, mean: 6 },
    ]),
  ).toBe(7);
});

it('catalogueMean is null when nobody voted', () => {
  expect(catalogueMean([])).toBeNull();
});
