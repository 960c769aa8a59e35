/** What privileges can allow, by MongoDB's names; the engine has no commands for the others. */
export const ACTIONS: ReadonlySet<string> = new Set([
  'find',
  'insert',
  'update',
  'remove',
  'createIndex',
  'listIndexes',
  'listCollections',
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
  'anyAction',
]);

/** What a privilege is about. An empty `collection` is the whole database, an empty `db` all databases. */
export interface Resource {
  readonly db: string;
  readonly collection: string;
}

/** Actions that are allowed on a resource. */
export interface Privilege {
  readonly resource: Resource;
  readonly actions: readonly string[];
}

/** What a command has to be allowed to do; an empty `collection` is the database itself, an empty `db` all databases. */
export interface Need extends Resource {
  readonly action: string;
}

/** The privileges of a user, ready to be asked with each command. */
export class Rights {
  private readonly actions = new Map<string, Set<string>>();

  constructor(privileges: Iterable<Privilege>) {
    for (const { resource, actions } of privileges) {
      const key = keyOf(resource.db, resource.collection);
      const known = this.actions.get(key) ?? new Set();
      for (const action of actions) known.add(action);
      this.actions.set(key, known);
    }
  }

  /** The privileges, those on one resource joined. */
  get privileges(): Privilege[] {
    return Array.from(this.actions, ([key, actions]) => {
      const point = key.indexOf('.');
      return {
        resource: { db: key.slice(0, point), collection: key.slice(point + 1) },
        actions: [...actions].sort(),
      };
    });
  }

  allows({ db, collection, action }: Need): boolean {
    return (
      this.has(keyOf(db, collection), action) ||
      this.has(keyOf(db, ''), action) ||
      this.has(keyOf('', collection), action) ||
      this.has(keyOf('', ''), action)
    );
  }

  private has(key: string, action: string): boolean {
    const actions = this.actions.get(key);
    return actions !== undefined && (actions.has(action) || actions.has('anyAction'));
  }
}

/** The name of a database has no point. */
function keyOf(db: string, collection: string): string {
  return `${db}.${collection}`;
}
