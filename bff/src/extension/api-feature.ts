import type { Type } from '@nestjs/common';
import type { Catalogue } from '@sinima/data/catalogue';
import type { Types } from 'mongoose';
import type { PageCollection } from '../search/search-vocabulary.service.js';

/** A record that a feature brings. Its id survives loading it anew: make it with `stableId`. */
export interface FeatureRecord {
  readonly _id: Types.ObjectId;
}

/**
 * A team's own part of the API (`docs/guides/your-own-api.md`). Its routes stand under `/api/<name>` and read; its
 * collections are `<name>` and `<name>_…`; its part of the contract is `@sinima/contracts/api/<name>`.
 *
 * @example
 * export const festivals: ApiFeature = {
 *   name: 'festivals',
 *   owner: '@sinima/catalogue',
 *   summary: 'Film festivals',
 *   module: FestivalsModule,
 *   records: (catalogue) => ({ festivals: festivalRecords(catalogue) }),
 * };
 */
export interface ApiFeature {
  /** Lower-case words joined by hyphens: the first part of its addresses, its tag, and the prefix of its collections. */
  readonly name: string;
  /** The team's handle, as in `.github/CODEOWNERS`. */
  readonly owner: `@${string}/${string}`;
  /** What it is about, for readers of the API's documentation. */
  readonly summary: string;
  /** A Nest module, whose controllers have paths relative to `/api/<name>`. */
  readonly module: Type<unknown>;
  /** Return what its collections hold from the start, by collection: from the catalogue, or from files of its own. */
  readonly records?: (catalogue: Catalogue) => Readonly<Record<string, readonly FeatureRecord[]>>;
  /** Its collections whose records have a page each: search finds them by `name`, in the order of `order`. */
  readonly pages?: readonly PageCollection[];
}

/** Return whether a collection is a feature's own. */
export function ownsCollection(feature: string, collection: string): boolean {
  return collection === feature || collection.startsWith(`${feature}_`);
}
