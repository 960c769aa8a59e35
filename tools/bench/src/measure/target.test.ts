import { isHeld, targetLine, type Target } from './target.ts';

const ratio: Target = {
  name: 'cached responses beside raw node:http',
  measured: 0.9,
  wanted: 0.85,
  is: 'at least',
  unit: '',
};
const search: Target = { name: 'search, p95', measured: 61, wanted: 60, is: 'at most', unit: ' ms' };

describe('a target', () => {
  it('is held on its own side of what was promised', () => {
    expect([isHeld(ratio), isHeld({ ...ratio, measured: 0.84 })]).toEqual([true, false]);
    expect([isHeld(search), isHeld({ ...search, measured: 60 })]).toEqual([false, true]);
  });

  it('is told in one line', () => {
    expect(targetLine(ratio)).toBe('PASS  cached responses beside raw node:http: 0.90 (at least 0.85)');
    expect(targetLine(search)).toBe('FAIL  search, p95: 61 ms (at most 60 ms)');
  });
});
