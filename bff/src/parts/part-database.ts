import { migrationsCollection } from '@sinima/api-parts/migrations';
import type { PartVersion } from '@sinima/api-parts/part-of-release';
import { partUserUri, type OwnedDatabase } from '../database/part-users.js';

/** The catalogue's collections that parts read, and the log of its changes, which everybody reads. */
const CATALOGUE = [
  'award_editions',
  'awards',
  'changes',
  'credits',
  'episodes',
  'facets',
  'lists',
  'people',
  'seasons',
  'titles',
];

/** Return the address of the database with a part's user: with `mayWrite`, for its own collections and its migrations. */
export function partDatabaseUri(
  database: OwnedDatabase,
  { app, api }: PartVersion,
  mayWrite: boolean,
): Promise<string> {
  return partUserUri(database, {
    part: app,
    kind: mayWrite ? 'live' : 'preview',
    collections: [...api.collections, migrationsCollection(app)],
    catalogueCollections: CATALOGUE,
  });
}
