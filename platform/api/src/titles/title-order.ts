import type { TitleSort } from '@sinima/contracts/vocabulary';

type Order = Readonly<Record<string, 1 | -1>>;

/**
 * What is absent is first where the order ascends, and last where it descends: stubs stand last, and titles without
 * enough ratings follow those that have them, by awards, the editors' order and year.
 */
const BY_RATING: Order = { isStub: 1, rating: -1, acclaim: -1, releaseYear: -1, slug: 1 };
const BY_YEAR: Order = { releaseYear: -1, rating: -1, acclaim: -1, slug: 1 };

/** How titles are ordered; popularity equals rating descending (`docs/specification.md §7`). The slug makes it total. */
export const TITLE_ORDERS: Readonly<Record<TitleSort, Order>> = {
  popularity: BY_RATING,
  rating: BY_RATING,
  'top-rated': BY_RATING,
  year: BY_YEAR,
  new: BY_YEAR,
  title: { titleKey: 1, slug: 1 },
  'most-awarded': { awardsWon: -1, rating: -1, acclaim: -1, releaseYear: -1, slug: 1 },
};
