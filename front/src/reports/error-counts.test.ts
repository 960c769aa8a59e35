/** @jest-environment node */
import { createErrorCounts, type SeenError } from './error-counts.ts';

const errorAt = (line: number, message = ''): SeenError => ({
  source: 'browser',
  app: 'mfe-title',
  version: '1',
  name: 'Error',
  message,
  frames: [{ app: 'mfe-title', file: 'browser/title.js', line, column: 1, version: '1' }],
});

let now: number;
beforeEach(() => {
  now = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

it('a page that reports an error again and again is one page', () => {
  const counts = createErrorCounts();
  for (const page of ['a', 'a', 'b', 'a']) counts.seen(errorAt(1), page);
  counts.seen(errorAt(1));
  expect(counts.all()).toEqual([{ ...errorAt(1), times: 5, pages: 2 }]);
});

it('of a flood of different errors of one version, a sample is counted, and few are kept', () => {
  const counts = createErrorCounts();
  for (let line = 1; line <= 5_000; line += 1) counts.seen(errorAt(line), 'a page');
  const lines = counts.all().map(({ frames }) => frames[0]!.line);
  expect(lines).toHaveLength(50);
  expect(Math.max(...lines)).toBe(120);
  now += 60_000;
  counts.seen(errorAt(9_999), 'a page');
  expect(counts.all().some(({ frames }) => frames[0]!.line === 9_999)).toBe(true);
});
