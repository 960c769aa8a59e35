import { progressText } from './progress-line.ts';

describe('a line of progress', () => {
  it.each([
    [5_000, 20_000, 10, '5,000 of 20,000 rows, 500 a second, 30 s left'],
    [5_000, undefined, 10, '5,000 rows, 500 a second'],
    [0, 100, 3, '0 of 100 rows, 0 a second'],
    [120, 100, 1, '120 of 100 rows, 120 a second, 0 s left'],
  ])('of %p of %p after %p s says %p', (done, total, seconds, text) => {
    expect(progressText('rows', done, total, seconds)).toBe(text);
  });

  it('counts only what was done since it went on', () => {
    const text = progressText('rows', 5_000, 20_000, 10, 4_000);
    expect(text).toBe('5,000 of 20,000 rows, 100 a second, 150 s left');
  });
});
