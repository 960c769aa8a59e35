import { DATA_DIR } from './build-catalogue.ts';
import { canonCounts, readCanon } from './canon.ts';
import { loadCatalogue } from './load-catalogue.ts';

/** What the canon had when this line was last changed; the numbers only grow. */
const AT_LEAST = { films: 505, present: 409, full: 318 };

const canon = readCanon();
const counts = canonCounts(canon, loadCatalogue(DATA_DIR).catalogue);

it.each(Object.entries(AT_LEAST))('canon does not shrink: %s', (count, least) => {
  expect(counts[count as keyof typeof counts]).toBeGreaterThanOrEqual(least);
});

it('canon names each film once, with a list that it explains', () => {
  expect(new Set(canon.films.map(({ film }) => film)).size).toBe(canon.films.length);
  const named = canon.films.map(({ film, lists }) => [film, Object.keys(lists)] as const);
  expect(named.filter(([, lists]) => lists.length === 0)).toEqual([]);
  const explained = Object.keys(canon.lists);
  expect(named.flatMap(([, lists]) => lists).filter((list) => !explained.includes(list))).toEqual([]);
});
