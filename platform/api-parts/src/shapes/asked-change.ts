import type { CatalogueChange } from '@sinima/api/catalogue-writes';

/** What a part sends with the call `changes`. */
export interface AskedChange {
  /** Nothing is written. */
  readonly isCheck: boolean;
  readonly change: CatalogueChange;
}
