import { createHash, createHmac } from 'node:crypto';
import { MongoServerError, type Db, type Document } from 'mongodb';
import type { Connection } from 'mongoose';
import { UserFacingError } from '../settings/user-facing-error.js';
import { maskPassword } from './connect.js';

/** The rights of a part of the API in the database. */
export interface PartUser {
  /** Name of the part. */
  readonly part: string;
  /** A preview only reads. */
  readonly kind: 'live' | 'canary' | 'preview';
  /** Its own collections. */
  readonly collections: readonly string[];
  /** The collections of the catalogue, which it reads. */
  readonly catalogueCollections: readonly string[];
}

/** The database, as its owner sees it. */
export interface OwnedDatabase {
  /** Open, as a user that may create users and roles, such as a `dbOwner`. */
  readonly connection: Connection;
  /** The address of that connection. */
  readonly uri: string;
  /** The secret that all servers of a site share; passwords are derived from it. */
  readonly secret: string;
}

/** The database does not let us create users; the message says what to do. */
export class PartUsersRefusedError extends UserFacingError {}

const READ = ['find', 'listIndexes'];
const READ_WRITE = [...READ, 'insert', 'update', 'remove', 'createIndex'];

/** MongoDB's codes for users and roles that exist already. */
const ROLE_EXISTS = 51002;
const USER_EXISTS = 51003;

/**
 * Return the address by which a part connects, as a user with its rights and no others. User and role are made unless they
 * are there; they are named after their rights, so that a release with other collections gets a user of its own, and
 * several servers or versions do not disturb each other.
 *
 * @throws PartUsersRefusedError
 */
export async function partUserUri(
  { connection, uri, secret }: OwnedDatabase,
  { part, kind, collections, catalogueCollections }: PartUser,
): Promise<string> {
  const db = connection.getClient().db(connection.name);
  const on = (names: readonly string[], actions: string[]): Document[] =>
    names.map((collection) => ({ resource: { db: db.databaseName, collection }, actions }));
  const privileges = [
    ...on([...collections].sort(), kind === 'preview' ? READ : READ_WRITE),
    ...on([...catalogueCollections].sort(), READ),
  ];
  const rights = createHash('sha256').update(JSON.stringify(privileges)).digest('hex').slice(0, 12);
  const name = `part-${part}-${kind}-${rights}`;
  const password = createHmac('sha256', secret)
    .update(`database user ${db.databaseName} ${name}`)
    .digest('base64url');
  try {
    await createRole(db, name, privileges);
    await createUser(db, name, password);
  } catch (error) {
    if (!(error instanceof MongoServerError)) throw error;
    throw new PartUsersRefusedError(
      `The database at ${maskPassword(uri)} does not let us create the user of ${part}: ${error.message}\n` +
        `Parts of the API connect as users of their own. Give the user in MONGODB_URI the role dbOwner on ${db.databaseName}.`,
    );
  }
  return withUser(uri, { name, password, database: db.databaseName });
}

async function createRole(db: Db, name: string, privileges: Document[]): Promise<void> {
  await unlessThere(ROLE_EXISTS, db.command({ createRole: name, privileges, roles: [] }));
}

async function createUser(db: Db, name: string, pwd: string): Promise<void> {
  const mechanisms = ['SCRAM-SHA-256'];
  const isNew = await unlessThere(
    USER_EXISTS,
    db.command({ createUser: name, pwd, roles: [name], mechanisms }),
  );
  if (!isNew) await db.command({ updateUser: name, pwd, mechanisms });
}

/** Whether something was made: false if the server answers with this code, since it exists already. */
async function unlessThere(code: number, making: Promise<Document>): Promise<boolean> {
  try {
    await making;
    return true;
  } catch (error) {
    if (error instanceof MongoServerError && error.code === code) return false;
    throw error;
  }
}

/** Return an address like `uri`, with its hosts and options, for a user of a database. */
export function withUser(
  uri: string,
  { name, password, database }: { name: string; password: string; database: string },
): string {
  const [, scheme, hosts, query] =
    /^(mongodb(?:\+srv)?:\/\/)(?:[^@/]*@)?([^/?]+)(?:\/[^?]*)?(?:\?(.*))?$/.exec(uri) ?? [];
  const options = new URLSearchParams(query);
  options.delete('authMechanismProperties');
  options.set('authMechanism', 'SCRAM-SHA-256');
  options.set('authSource', database);
  const user = `${encodeURIComponent(name)}:${encodeURIComponent(password)}`;
  return `${scheme}${user}@${hosts}/${encodeURIComponent(database)}?${options.toString()}`;
}
