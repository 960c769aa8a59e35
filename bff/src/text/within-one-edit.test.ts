import { withinOneEdit } from './within-one-edit.js';

it.each([
  ['toure', 'toure'],
  ['tuore', 'toure'],
  ['fatoinbo', 'fatoyinbo'],
  ['sembeneh', 'sembene'],
  ['xembene', 'sembene'],
  ['sembena', 'sembene'],
  ['embene', 'sembene'],
  ['esmbene', 'sembene'],
  ['sembeen', 'sembene'],
  ['a', ''],
])('withinOneEdit takes %s for %s, and the reverse', (a, b) => {
  expect([withinOneEdit(a, b), withinOneEdit(b, a)]).toEqual([true, true]);
});

it.each([
  ['tuoer', 'toure'],
  ['sembene', 'sembeneuh'],
  ['abcd', 'badc'],
  ['king', 'ring up'],
  ['abc', 'cba'],
  ['', 'ab'],
])('withinOneEdit does not take %s for %s, nor the reverse', (a, b) => {
  expect([withinOneEdit(a, b), withinOneEdit(b, a)]).toEqual([false, false]);
});
