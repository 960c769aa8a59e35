import type { Privilege } from './privileges.ts';

const READ = ['find', 'listCollections', 'listIndexes'];
const READ_WRITE = [...READ, 'insert', 'update', 'remove', 'createIndex'];
const DATABASE_OWNER = [
  ...READ_WRITE,
  'dropDatabase',
  'createUser',
  'dropUser',
  'viewUser',
  'changePassword',
  'createRole',
  'dropRole',
  'viewRole',
  'grantRole',
  'revokeRole',
];

const IN_EACH_DATABASE: ReadonlyMap<string, readonly string[]> = new Map([
  ['read', READ],
  ['readWrite', READ_WRITE],
  ['dbOwner', DATABASE_OWNER],
]);

/** The privileges of a role that MongoDB has by itself; undefined where there is no such role in this database. */
export function builtInPrivileges(role: string, db: string): readonly Privilege[] | undefined {
  if (role === 'root' && db === 'admin') {
    return [{ resource: { db: '', collection: '' }, actions: ['anyAction'] }];
  }
  const actions = IN_EACH_DATABASE.get(role);
  return actions && [{ resource: { db, collection: '' }, actions }];
}
