/** @jest-environment node */
import { bytesOf, withinBudget } from './budget.ts';
import type { PageCopy } from './copies-index.ts';

const page = (path: string, shownAt: number, files: string[] = [], isAskedFor = false): PageCopy => ({
  path,
  title: path,
  keptAt: shownAt,
  shownAt,
  bytes: 10,
  generation: 1,
  versions: {},
  files,
  isAskedFor,
});

const pathsOf = (pages: readonly PageCopy[]): string[] => pages.map(({ path }) => path);

it('a file of several pages counts once', () => {
  const pages = [page('/a', 1, ['/x', '/y']), page('/b', 2, ['/x'])];
  expect(bytesOf({ pages, files: { '/x': 100, '/y': 5, '/of-nobody': 1_000 } })).toBe(125);
});

it('the pages that were shown the longest time ago are dropped first, and those that a remote asked for last', () => {
  const pages = [page('/asked', 1, [], true), page('/old', 2), page('/new', 4), page('/middle', 3)];
  expect(pathsOf(withinBudget({ pages, files: {} }, { pages: 3, bytes: 1_000 }))).toEqual([
    '/asked',
    '/new',
    '/middle',
  ]);
  expect(pathsOf(withinBudget({ pages, files: {} }, { pages: 9, bytes: 25 }))).toEqual(['/asked', '/new']);
});

it('a page whose files alone are too large is not kept', () => {
  const pages = [page('/a', 1, ['/large'])];
  expect(withinBudget({ pages, files: { '/large': 2_000 } }, { pages: 9, bytes: 1_000 })).toEqual([]);
});
