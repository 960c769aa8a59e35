import { pathOf } from './plot.ts';

describe('a line of a plot', () => {
  it('a line runs from left to right, the highest value on top', () => {
    expect(pathOf([0, 0.5, 1], 1)).toBe('M0.0 60.0L150.0 32.0L300.0 4.0');
  });

  it('a line is broken where nothing was seen, and a lone minute is a dot', () => {
    expect(pathOf([1, undefined, 1, 1], 1)).toBe('M0.0 4.0h0.01M200.0 4.0L300.0 4.0');
  });

  it('a value beyond the end of the plot stays in it', () => {
    expect(pathOf([5, 5], 1)).toBe('M0.0 4.0L300.0 4.0');
  });
});
