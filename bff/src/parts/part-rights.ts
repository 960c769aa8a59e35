/** Users of the database for parts of the API, each with the rights that MongoDB's roles give it. */
import { createHmac } from 'node:crypto';
import { migrationsCollection } from '@sinima/api-parts/migrations';
import type { PartVersion } from '@sinima/api-parts/part-of-release';
import type { Connection } from 'mongoose';
import { UserFacingError } from '../settings/user-facing-error.js';

const READ = ['find', 'listIndexes'];
const WRITE = [...READ, 'insert', 'update', 'remove', 'createIndex'];

/** What parts read of the catalogue. */
const CATALOGUE = [
  'award_editions',
  'awards',
  'credits',
  'episodes',
  'facets',
  'lists',
  'people',
  'seasons',
  'titles',
];

/** MongoDB's code for a command that the user has no right to. */
const UNAUTHORIZED = 13;

interface Privilege {
  readonly resource: { readonly db: string; readonly collection: string };
  readonly actions: readonly string[];
}

/** What the users of parts are made with. */
export interface RightsOptions {
  readonly connection: Connection;
  /** The owner's address of the database. */
  readonly uri: string;
  /** The same for every BFF of the site: passwords follow from it, so that no BFF changes another's. */
  readonly secret: string;
}

/** Makes a role and a user for each part: one that reads and writes its collections, and one for previews, which reads. */
export class PartRights {
  constructor(private readonly options: RightsOptions) {}

  /**
   * Return the address of the database with a part's user.
   *
   * @throws UserFacingError when the owner's user may make none
   */
  async uriFor({ app, api }: PartVersion, mayWrite: boolean): Promise<string> {
    const name = mayWrite ? app : `${app}-preview`;
    try {
      const collections = [...api.collections, migrationsCollection(app)];
      await this.#makeRole(name, collections, mayWrite ? WRITE : READ);
      const password = createHmac('sha256', this.options.secret)
        .update(`database user ${name}`)
        .digest('base64url');
      await this.#makeUser(name, password);
      return uriOfUser(this.options.uri, this.#db, name, password);
    } catch (error) {
      if ((error as { code?: unknown }).code !== UNAUTHORIZED) throw error;
      throw new UserFacingError(
        `The database user of MONGODB_URI may make no roles and users in ${this.#db}, which parts of the API need. ` +
          `Give it that right: db.grantRolesToUser('<user>', [{ role: 'dbOwner', db: '${this.#db}' }]).`,
      );
    }
  }

  get #db(): string {
    return this.options.connection.name;
  }

  #run(command: Record<string, unknown>): Promise<Record<string, unknown>> {
    const { db } = this.options.connection;
    if (!db) throw new Error('The database is not connected.');
    return db.command(command);
  }

  /** Make a role, or let it have these collections too: two versions of a part may have different ones. */
  async #makeRole(role: string, collections: readonly string[], actions: readonly string[]): Promise<void> {
    const db = this.#db;
    const { roles = [] } = (await this.#run({ rolesInfo: { role, db }, showPrivileges: true })) as {
      roles?: readonly { readonly privileges?: readonly Privilege[] }[];
    };
    const [known] = roles;
    const former = (known?.privileges ?? []).map(({ resource }) => resource.collection);
    const own = [...new Set([...former, ...collections])].filter((name) => !CATALOGUE.includes(name)).sort();
    const on = (collection: string, may: readonly string[]): Privilege => ({
      resource: { db, collection },
      actions: may,
    });
    const privileges = [
      ...own.map((name) => on(name, actions)),
      ...CATALOGUE.map((name) => on(name, ['find'])),
    ];
    await this.#run({ [known ? 'updateRole' : 'createRole']: role, privileges, roles: [] });
  }

  async #makeUser(user: string, pwd: string): Promise<void> {
    const db = this.#db;
    const { users = [] } = (await this.#run({ usersInfo: { user, db } })) as { users?: readonly unknown[] };
    const roles = [{ role: user, db }];
    await this.#run({
      [users.length > 0 ? 'updateUser' : 'createUser']: user,
      pwd,
      roles,
      mechanisms: ['SCRAM-SHA-256'],
    });
  }
}

/** Return an address of MongoDB with another user, who is known to the database itself. */
export function uriOfUser(uri: string, db: string, user: string, password: string): string {
  const [, scheme = '', hosts = '', query = ''] =
    /^(mongodb(?:\+srv)?:\/\/)(?:[^@/?]*@)?([^/?]+)(?:\/[^?]*)?(?:\?(.*))?$/.exec(uri) ?? [];
  const options = new URLSearchParams(query);
  options.set('authSource', db);
  options.set('authMechanism', 'SCRAM-SHA-256');
  return `${scheme}${user}:${encodeURIComponent(password)}@${hosts}/${db}?${options.toString()}`;
}
