import { CODE, CommandError } from '../errors/command-error.ts';
import type { Accounts, RoleName } from '../rights/accounts.ts';
import type { Need } from '../rights/privileges.ts';
import type { Command } from './command.ts';

/** The roles that a command names, by name alone where they are of its database; undefined where it names none. */
export function rolesIn(command: Command): RoleName[] | undefined {
  return command.list('roles')?.map((named) => roleName(named, command.database));
}

/** A role or user by its name alone, or as `{role, db}` or `{user, db}`. */
export function roleName(named: unknown, database: string): RoleName {
  if (typeof named === 'string') return { role: named, db: database };
  const { role, db } = (named ?? {}) as Record<string, unknown>;
  if (typeof role === 'string' && typeof db === 'string') return { role, db };
  throw new CommandError(CODE.BadValue, 'A role is named by a string or by {role, db}.');
}

/** The right to hand out what belongs to these databases. */
export function grantNeeds(databases: readonly { readonly db: string }[]): Need[] {
  return databases.map(({ db }) => ({ db, collection: '', action: 'grantRole' }));
}

/** The right to take roles away, of whatever database. */
export const REVOKE_ANYWHERE: Need = { db: '', collection: '', action: 'revokeRole' };

/** Return roles that are there, or refuse the first that is not. */
export function existing(roles: readonly RoleName[], accounts: Accounts): readonly RoleName[] {
  const missing = roles.find((role) => !accounts.hasRole(role));
  if (missing) throw roleNotFound(missing);
  return roles;
}

export function roleNotFound({ role, db }: RoleName): CommandError {
  return new CommandError(CODE.RoleNotFound, `Could not find role: ${role}@${db}`);
}
