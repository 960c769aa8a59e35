import { geometricMean, median, percentile, percentiles } from './percentiles.ts';

const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);

describe('percentiles', () => {
  it('are values that were measured, whatever their order', () => {
    expect(percentiles(hundred)).toEqual({ p50: 50, p95: 95, p99: 99 });
    expect(percentiles([7])).toEqual({ p50: 7, p95: 7, p99: 7 });
    expect(percentile([1, 2], 0.95)).toBe(2);
  });

  it('of nothing are refused', () => {
    expect(() => percentile([], 0.5)).toThrow('There is no percentile of nothing.');
  });
});

describe('the median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[5], 5],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });
});

describe('the geometric mean', () => {
  it.each([
    [[2, 0.5], 1],
    [[0.9], 0.9],
    [[1, 4, 2], 2],
  ])('of %j is %d', (values, mean) => {
    expect(geometricMean(values)).toBeCloseTo(mean, 10);
  });
});
