import { keysOfLongWords, spellingKeys } from './spelling-keys.ts';

const share = (typed: readonly string[], meant: string): boolean =>
  spellingKeys(meant).some((key) => typed.includes(key));

it.each([
  ['kig', 'king'],
  ['tme', 'time'],
  ['tuore', 'toure'],
  ['sembane', 'sembene'],
  ['lionhearts', 'lionheart'],
])('the keys of %s lead to %s', (typed, meant) => {
  expect(share(spellingKeys(typed), meant)).toBe(true);
});

it('the keys of long words lead to one that lost two letters', () => {
  expect(share(spellingKeys('lionert'), 'lionheart')).toBe(false);
  expect(share(keysOfLongWords('lionert'), 'lionheart')).toBe(true);
});

it.each(['of', 'x'.repeat(41)])('a word as short or long as %s leads to itself alone', (word) => {
  expect(spellingKeys(word)).toEqual([word]);
  expect(keysOfLongWords(word)).toEqual([]);
});
