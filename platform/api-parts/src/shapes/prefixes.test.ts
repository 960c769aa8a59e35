import { isBelow } from './prefixes.ts';

it.each([
  ['/api/festivals', 'festivals', true],
  ['/api/festivals/slug/durban', 'festivals', true],
  ['/api/festivals-of-old', 'festivals', false],
  ['/api/titles/lionheart/history', 'titles/:id/history', true],
  ['/api/titles/lionheart/history/2', 'titles/:id/history', true],
  ['/api/titles/:id/history', 'titles/:id/history', true],
  ['/api/titles/lionheart', 'titles/:id/history', false],
  ['/api/titles//history', 'titles/:id/history', false],
])('%s below %s: %s', (path, prefix, expected) => {
  expect(isBelow(path, prefix)).toBe(expected);
});
