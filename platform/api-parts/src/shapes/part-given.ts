import type { CatalogueWrite } from '@sinima/contracts/api-part';

/** The message that starts the process of a part. */
export interface PartGiven {
  /** `mfe-catalogue` */
  readonly app: string;
  /** Beginnings of its addresses: `['festivals', 'titles/:id/history']`. */
  readonly prefixes: readonly string[];
  /** Address of the database, with a user that has the part's rights and no others. */
  readonly databaseUri: string;
  /** Whether it may write into its collections, and so make their indexes; a preview may not. */
  readonly mayWrite: boolean;
  /** The calls of the core that it declares. */
  readonly writes: readonly CatalogueWrite[];
  /** Its whole environment. */
  readonly settings: Readonly<Record<string, string>>;
}
