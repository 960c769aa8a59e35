import type { mongo } from 'mongoose';

/**
 * A change of a part's stored records, the default export of `api/migrations/0001-add-country.ts`. It runs before the first
 * call, when a version that has it starts, on the collections that visitors read meanwhile with the version before.
 *
 * @example
 * export default {
 *   kind: 'expand',
 *   run: async (db) => void (await db.collection('songs').updateMany({ country: null }, { $set: { country: 'Nigeria' } })),
 * } satisfies PartMigration;
 */
export interface PartMigration {
  /**
   * `expand` adds what the new version needs, and leaves all that the live one reads; `contract` takes away what no version
   * in use reads any more.
   */
  readonly kind: 'expand' | 'contract';
  /** Change the records. It may run twice, also at the same time: after a second run all is as after the first. */
  readonly run: (db: mongo.Db) => Promise<void>;
}
