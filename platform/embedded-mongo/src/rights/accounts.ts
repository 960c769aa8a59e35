import { UUID } from 'bson';
import type { Catalogue } from '../storage/catalogue.ts';
import { builtInPrivileges } from './built-in-roles.ts';
import { Rights, type Privilege } from './privileges.ts';
import { isPasswordOf, SCRAM, scramCredentials, type ScramCredentials } from './scram.ts';
import { SystemDocuments } from './system-documents.ts';

/** The name of a role, and the database that it is defined in. */
export interface RoleName {
  readonly role: string;
  readonly db: string;
}

/** A user as MongoDB keeps it. */
export interface StoredUser {
  readonly _id: string;
  readonly userId: UUID;
  readonly user: string;
  readonly db: string;
  readonly credentials: { readonly [SCRAM]: ScramCredentials };
  readonly roles: readonly RoleName[];
}

/** A role as MongoDB keeps it. */
export interface StoredRole extends RoleName {
  readonly _id: string;
  readonly privileges: readonly Privilege[];
  readonly roles: readonly RoleName[];
}

/** The user that may do everything. */
export const OWNER = { user: 'owner', db: 'admin' } as const;

/** How a user or role is called among those of all databases. */
export function accountId(db: string, name: string): string {
  return `${db}.${name}`;
}

/** All users and roles. A change takes effect with the next command of each connection. */
export class Accounts {
  private readonly users: SystemDocuments<StoredUser>;
  private readonly roles: SystemDocuments<StoredRole>;
  private rights = new Map<string, Rights>();

  constructor(private readonly catalogue: Catalogue) {
    this.users = new SystemDocuments(catalogue, 'admin.system.users');
    this.roles = new SystemDocuments(catalogue, 'admin.system.roles');
  }

  /** Makes the owner, with this password, unless it exists. */
  async keepOwner(password: string): Promise<void> {
    const { user, db } = OWNER;
    const _id = accountId(db, user);
    const former = this.users.get(_id);
    if (former && isPasswordOf(former.credentials[SCRAM], password)) return;
    const credentials = { [SCRAM]: scramCredentials(password) };
    this.putUser({ _id, userId: new UUID(), user, db, credentials, roles: [{ role: 'root', db }] });
    await this.catalogue.commit();
  }

  user(id: string): StoredUser | undefined {
    return this.users.get(id);
  }

  allUsers(): StoredUser[] {
    return this.users.all();
  }

  putUser(user: StoredUser): void {
    this.users.put(user);
    this.rights.clear();
  }

  removeUser(id: string): void {
    this.users.remove(id);
    this.rights.clear();
  }

  role(id: string): StoredRole | undefined {
    return this.roles.get(id);
  }

  allRoles(): StoredRole[] {
    return this.roles.all();
  }

  putRole(role: StoredRole): void {
    this.roles.put(role);
    this.rights.clear();
  }

  /** Removes a role, also from users and roles that have it. */
  removeRole(id: string): void {
    const others = (names: readonly RoleName[]): RoleName[] =>
      names.filter(({ db, role }) => accountId(db, role) !== id);
    this.roles.remove(id);
    for (const role of this.roles.all()) {
      const roles = others(role.roles);
      if (roles.length < role.roles.length) this.roles.put({ ...role, roles });
    }
    for (const user of this.users.all()) {
      const roles = others(user.roles);
      if (roles.length < user.roles.length) this.users.put({ ...user, roles });
    }
    this.rights.clear();
  }

  hasRole({ role, db }: RoleName): boolean {
    return this.roles.get(accountId(db, role)) !== undefined || builtInPrivileges(role, db) !== undefined;
  }

  /** What a user may do. */
  rightsOf(user: StoredUser): Rights {
    const known = this.rights.get(user._id);
    if (known) return known;
    const rights = new Rights(this.privilegesOf(user.roles));
    this.rights.set(user._id, rights);
    return rights;
  }

  /** The privileges of roles, with those of the roles that these have. */
  privilegesOf(names: readonly RoleName[]): Privilege[] {
    return this.withInherited(names).flatMap(
      ({ role, db }) => builtInPrivileges(role, db) ?? this.roles.get(accountId(db, role))?.privileges ?? [],
    );
  }

  /** Roles and the roles that these have, each once. */
  withInherited(names: readonly RoleName[], seen = new Map<string, RoleName>()): RoleName[] {
    for (const name of names) {
      const id = accountId(name.db, name.role);
      if (seen.has(id)) continue;
      seen.set(id, name);
      this.withInherited(this.roles.get(id)?.roles ?? [], seen);
    }
    return [...seen.values()];
  }
}
