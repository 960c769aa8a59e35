import { DIALECT } from '../src/dialect/dialect.ts';
import { SHARES } from './shares.ts';

it('each command, field and operator of the dialect is in the share of one file of the conformance suite', () => {
  const sharesOf = (word: string): string[] =>
    Object.entries(SHARES).flatMap(([share, words]) => (words.test(word) ? [share] : []));
  expect([...DIALECT].filter((word) => sharesOf(word).length !== 1)).toEqual([]);
});
