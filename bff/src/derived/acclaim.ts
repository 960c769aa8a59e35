/** The figures that sort titles without enough ratings. */
export interface Acclaim {
  /** Prizes won. */
  readonly won: number;
  /** Nominations for prizes that it did not win. */
  readonly nominated: number;
  /** Place in the editors' order, from 0; absent: not in it. */
  readonly editorsPlace?: number | undefined;
}

/** More than any title has nominations, and more than the editors' order has places. */
const MOST = 10_000;

/**
 * Return one number by which titles are sorted, greatest first: prizes before nominations before the editors' order.
 * Undefined: the title has none of the three.
 */
export function acclaimOf({ won, nominated, editorsPlace }: Acclaim): number | undefined {
  const chosen = editorsPlace === undefined ? 0 : Math.max(1, MOST - 1 - editorsPlace);
  const acclaim = (won * MOST + Math.min(nominated, MOST - 1)) * MOST + chosen;
  return acclaim === 0 ? undefined : acclaim;
}
