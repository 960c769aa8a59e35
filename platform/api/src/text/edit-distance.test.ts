import { editDistance } from './edit-distance.ts';

it.each([
  ['toure', 'toure', 0],
  ['tuore', 'toure', 1],
  ['fatoinbo', 'fatoyinbo', 1],
  ['sembeneh', 'sembene', 1],
  ['xembene', 'sembene', 1],
  ['embene', 'sembene', 1],
  ['esmbene', 'sembene', 1],
  ['a', '', 1],
  ['lionert', 'lionheart', 2],
  ['abcd', 'badc', 2],
  ['tuoer', 'toure', 2],
  ['king', 'ring up', Infinity],
  ['kitten', 'sitting', Infinity],
  ['', 'abc', Infinity],
])('the distance of %j to %j is %d, and so is that of the reverse', (a, b, distance) => {
  expect([editDistance(a, b, 2), editDistance(b, a, 2)]).toEqual([distance, distance]);
});

it('a distance above the most that is asked for is infinite', () => {
  expect(editDistance('lionert', 'lionheart', 1)).toBe(Infinity);
});
