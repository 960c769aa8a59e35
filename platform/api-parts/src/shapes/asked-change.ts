import type { CatalogueChange } from '@sinima/api/catalogue-writes';

/** The body of a part's call `changes`. */
export interface AskedChange {
  /** Nothing is written. */
  readonly isCheck: boolean;
  readonly change: CatalogueChange;
}
