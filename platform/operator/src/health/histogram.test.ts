import { p75 } from './histogram.ts';

describe('the 75th percentile', () => {
  it.each([
    ['lies inside its bucket, as far as it takes', [0, 4, 0], 875],
    ['is the bound where the values below it are three quarters', [3, 1, 0], 500],
    ['is the last bound where it lies beyond', [0, 0, 4], 1_000],
    ['is unknown where nothing was observed', [0, 0, 0], undefined],
  ])('the 75th percentile %s', (_what, counts, value) => {
    expect(p75({ bounds: [500, 1_000], counts })).toBe(value);
  });
});
