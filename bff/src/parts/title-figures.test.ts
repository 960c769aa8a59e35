import { readFigures } from './title-figures.js';

const right = { title: 'a'.repeat(24), average: 7.5, votes: 3 };

it('figures are a list of titles with votes and average', () => {
  const none = { ...right, average: null, votes: 0 };
  expect(readFigures(JSON.stringify([right, none]))).toEqual([right, none]);
});

it.each([
  [{ ...right, title: 'lionheart' }],
  [{ ...right, average: 0.5 }],
  [{ ...right, average: 11 }],
  [{ ...right, average: null }],
  [{ ...right, votes: -1 }],
  [{ ...right, votes: 1.5 }],
  [{ ...right, votes: 0 }],
  [null],
])('wrong figures are refused: %j', (wrong) => {
  expect(() => readFigures(JSON.stringify([right, wrong]))).toThrow('The figures at place 1 are wrong');
});

it('one call has 500 titles at most', () => {
  expect(() => readFigures(JSON.stringify(Array.from({ length: 501 }, () => right)))).toThrow('up to 500');
});
