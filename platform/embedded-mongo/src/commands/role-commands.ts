import { CODE, CommandError, unknown } from '../errors/command-error.ts';
import { accountId, type Accounts, type RoleName, type StoredRole } from '../rights/accounts.ts';
import { builtInPrivileges } from '../rights/built-in-roles.ts';
import type { Client } from '../rights/client.ts';
import { ACTIONS, type Need, type Privilege } from '../rights/privileges.ts';
import type { Command } from './command.ts';
import type { CommandHandlers } from './engine-state.ts';
import { onDatabase } from './needs.ts';
import { existing, grantNeeds, REVOKE_ANYWHERE, roleName, roleNotFound, rolesIn } from './role-references.ts';

/** Commands about roles. */
export const ROLE_COMMANDS: CommandHandlers = {
  createRole: {
    isWrite: true,
    fields: ['privileges', 'roles'],
    needs: (command) => [...onDatabase('createRole')(command), ...granted(command)],
    run: (command, { accounts }) => {
      const { _id, role, db } = named(command);
      const privileges = privilegesIn(command);
      const roles = rolesIn(command);
      if (!privileges) throw command.missing('privileges');
      if (!roles) throw command.missing('roles');
      if (builtInPrivileges(role, db)) {
        throw new CommandError(CODE.BadValue, 'Cannot create roles with the same name as a built-in role');
      }
      if (accounts.role(_id)) throw new CommandError(CODE.RoleExists, `Role "${role}@${db}" already exists`);
      accounts.putRole({ _id, role, db, privileges, roles: existing(roles, accounts) });
      return {};
    },
  },
  updateRole: {
    isWrite: true,
    fields: ['privileges', 'roles'],
    needs: (command) => [REVOKE_ANYWHERE, ...granted(command)],
    run: (command, { accounts }) => {
      const stored = existingRole(command, accounts);
      const privileges = privilegesIn(command);
      const roles = rolesIn(command);
      if (!privileges && !roles) {
        throw new CommandError(CODE.BadValue, 'Must specify at least one field to update in updateRole');
      }
      if (
        roles &&
        accounts
          .withInherited(existing(roles, accounts))
          .some(({ role, db }) => accountId(db, role) === stored._id)
      ) {
        throw new CommandError(
          CODE.InvalidRoleModification,
          `Granting these roles to ${stored.role}@${stored.db} would introduce a cycle`,
        );
      }
      accounts.putRole({ ...stored, ...(privileges && { privileges }), ...(roles && { roles }) });
      return {};
    },
  },
  dropRole: {
    isWrite: true,
    fields: [],
    needs: onDatabase('dropRole'),
    run: (command, { accounts }) => {
      accounts.removeRole(existingRole(command, accounts)._id);
      return {};
    },
  },
  rolesInfo: {
    fields: ['showPrivileges'],
    needs: () => [],
    run: (command, { accounts }, client) => ({
      roles: rolesAsked(command, accounts, client).map((role) => shown(role, command, accounts)),
    }),
  },
};

function named(command: Command): RoleName & { _id: string } {
  const role = command.text(command.name);
  if (role === '') throw new CommandError(CODE.BadValue, 'Role name must be non-empty');
  return { _id: accountId(command.database, role), role, db: command.database };
}

function existingRole(command: Command, accounts: Accounts): StoredRole {
  const name = named(command);
  const role = accounts.role(name._id);
  if (role) return role;
  throw roleNotFound(name);
}

/** The right to hand out what a role holds: its roles, and privileges on these databases. */
function granted(command: Command): Need[] {
  const resources = (privilegesIn(command) ?? []).map(({ resource }) => resource);
  return grantNeeds([...resources, ...(rolesIn(command) ?? [])]);
}

/** The privileges that a command names. Outside `admin`, a role holds what belongs to its own database. */
function privilegesIn(command: Command): Privilege[] | undefined {
  const privileges = command.list('privileges')?.map(privilege);
  if (command.database === 'admin') return privileges;
  const foreign = [...(privileges ?? []).map(({ resource }) => resource), ...(rolesIn(command) ?? [])].find(
    ({ db }) => db !== command.database,
  );
  if (!foreign) return privileges;
  throw new CommandError(
    CODE.InvalidRoleModification,
    `Roles on the '${command.database}' database cannot be granted privileges that target other databases or the cluster`,
  );
}

function privilege(given: unknown): Privilege {
  const { resource, actions } = (given ?? {}) as { resource?: Record<string, unknown>; actions?: unknown };
  const { db, collection, ...others } = resource ?? {};
  const [other] = Object.keys(others);
  if (other) throw unknown('resource', other);
  if (typeof db !== 'string' || typeof collection !== 'string' || !Array.isArray(actions)) {
    throw new CommandError(CODE.BadValue, 'A privilege is {resource: {db, collection}, actions: [...]}.');
  }
  const action = actions.find((name: unknown) => typeof name !== 'string' || !ACTIONS.has(name)) as unknown;
  if (action !== undefined) throw unknown('action', JSON.stringify(action));
  return { resource: { db, collection }, actions: actions as string[] };
}

/** The roles that `rolesInfo` asks for, which the client has to be allowed to see: those that it has it always may. */
function rolesAsked(command: Command, accounts: Accounts, client: Client): (RoleName | StoredRole)[] {
  const asked = command.plain('rolesInfo');
  const seeing = (db: string): void =>
    command.refuseUnless(client.may({ db, collection: '', action: 'viewRole' }));
  if (typeof asked === 'number') {
    seeing(command.database);
    return accounts.allRoles().filter(({ db }) => db === command.database);
  }
  const own = accounts.withInherited(client.user?.roles ?? []);
  return [asked].flat().flatMap((one) => {
    const name = roleName(one, command.database);
    if (!own.some(({ role, db }) => role === name.role && db === name.db)) seeing(name.db);
    return accounts.hasRole(name) ? (accounts.role(accountId(name.db, name.role)) ?? name) : [];
  });
}

function shown(
  { role, db, ...stored }: RoleName & Partial<StoredRole>,
  command: Command,
  accounts: Accounts,
): Record<string, unknown> {
  const builtIn = builtInPrivileges(role, db);
  const { _id = accountId(db, role), roles = [], privileges = builtIn } = stored;
  return {
    _id,
    role,
    db,
    ...(command.flag('showPrivileges') && {
      privileges,
      inheritedPrivileges: accounts.privilegesOf([{ role, db }]),
    }),
    roles,
    inheritedRoles: accounts.withInherited(roles),
    isBuiltin: builtIn !== undefined,
  };
}
