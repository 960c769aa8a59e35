import { shortened } from './shortened.js';

it.each([
  ['keeps one record of a list', [{ id: 1 }, { id: 2 }], [{ id: 1 }]],
  ['keeps five values of a list', [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5]],
  ['does so deep within', { seasons: [{ names: ['a', 'b'] }, {}] }, { seasons: [{ names: ['a', 'b'] }] }],
  ['keeps what is short', { a: null, b: 'text', c: 1.5, d: [] }, { a: null, b: 'text', c: 1.5, d: [] }],
  ['ends a long text after a word', 'word '.repeat(60), `${'word '.repeat(48).trim()} …`],
])('an answer as an example %s', (_name, answer, expected) => {
  expect(shortened(answer)).toEqual(expected);
});
