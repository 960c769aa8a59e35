import { between, pick, type Random } from '@sinima/seeded-random';

/** Which of `count` motifs stands in a cell. */
export type Arrangement = (column: number, row: number) => number;

/** An order in which motifs stand in a field of cells: mirrored, in rows, in columns, chequered, in rings or in steps. */
export function arrangementOf(random: Random, columns: number, rows: number, count: number): Arrangement {
  const middle = (columns - 1) / 2;
  const centre = (rows - 1) / 2;
  const half = Array.from({ length: Math.ceil(columns / 2) * rows }, () => between(random, 0, count - 1));
  const step = between(random, 1, 3);
  const orders: readonly Arrangement[] = [
    (column, row) => half[row * Math.ceil(columns / 2) + Math.floor(Math.abs(column - middle))] ?? 0,
    (column, row) => half[row * Math.ceil(columns / 2) + Math.floor(Math.abs(column - middle))] ?? 0,
    (_column, row) => half[row] ?? 0,
    (column, row) => (column + step * row) % count,
    (column, row) => Math.floor(Math.max(Math.abs(column - middle), Math.abs(row - centre))) % count,
    (column, row) => Math.floor(Math.abs(column - middle) + Math.abs(row - centre)) % count,
  ];
  return pick(random, orders);
}
