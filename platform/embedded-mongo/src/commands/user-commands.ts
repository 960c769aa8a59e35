import { UUID } from 'bson';
import { CODE, CommandError, unknown } from '../errors/command-error.ts';
import { accountId, type Accounts, type StoredUser } from '../rights/accounts.ts';
import type { Client } from '../rights/client.ts';
import { SCRAM, scramCredentials, type ScramCredentials } from '../rights/scram.ts';
import type { Command } from './command.ts';
import type { CommandHandlers } from './engine-state.ts';
import { onDatabase } from './needs.ts';
import { existing, grantNeeds, REVOKE_ANYWHERE, rolesIn } from './role-references.ts';

/** Commands about users. */
export const USER_COMMANDS: CommandHandlers = {
  createUser: {
    isWrite: true,
    fields: ['pwd', 'roles', 'mechanisms'],
    needs: (command) => [...onDatabase('createUser')(command), ...grantNeeds(rolesIn(command) ?? [])],
    run: (command, { accounts }) => {
      const { _id, user, db } = named(command);
      const roles = rolesIn(command);
      if (!roles) throw command.missing('roles');
      const credentials = credentialsIn(command);
      if (!credentials) {
        const text =
          "Must provide a 'pwd' field for all user documents, except those with '$external' as the user's source db";
        throw new CommandError(CODE.BadValue, text);
      }
      if (accounts.user(_id)) throw new CommandError(CODE.UserExists, `User "${user}@${db}" already exists`);
      accounts.putUser({
        _id,
        userId: new UUID(),
        user,
        db,
        credentials: { [SCRAM]: credentials },
        roles: existing(roles, accounts),
      });
      return {};
    },
  },
  updateUser: {
    isWrite: true,
    fields: ['pwd', 'roles', 'mechanisms'],
    needs: (command) => [
      ...(command.has('roles') ? [REVOKE_ANYWHERE, ...grantNeeds(rolesIn(command) ?? [])] : []),
      ...(command.has('roles') && !command.has('pwd') ? [] : onDatabase('changePassword')(command)),
    ],
    run: (command, { accounts }) => {
      const user = existingUser(command, accounts);
      const credentials = credentialsIn(command);
      const roles = rolesIn(command);
      if (!credentials && !roles) {
        throw new CommandError(CODE.BadValue, 'Must specify at least one field to update in updateUser');
      }
      accounts.putUser({
        ...user,
        ...(credentials && { credentials: { [SCRAM]: credentials } }),
        ...(roles && { roles: existing(roles, accounts) }),
      });
      return {};
    },
  },
  dropUser: {
    isWrite: true,
    fields: [],
    needs: onDatabase('dropUser'),
    run: (command, { accounts }) => {
      accounts.removeUser(existingUser(command, accounts)._id);
      return {};
    },
  },
  usersInfo: {
    fields: ['showCredentials', 'showPrivileges'],
    needs: () => [],
    run: (command, { accounts }, client) => ({
      users: usersAsked(command, accounts, client).map((user) => shown(user, command, accounts)),
    }),
  },
};

function named(command: Command): { _id: string; user: string; db: string } {
  const user = command.text(command.name);
  if (user === '') throw new CommandError(CODE.BadValue, 'User document needs a non-empty user name');
  return { _id: accountId(command.database, user), user, db: command.database };
}

function existingUser(command: Command, accounts: Accounts): StoredUser {
  const { _id, user, db } = named(command);
  const found = accounts.user(_id);
  if (found) return found;
  throw new CommandError(CODE.UserNotFound, `User '${user}@${db}' not found`);
}

function credentialsIn(command: Command): ScramCredentials | undefined {
  const mechanism = command.list('mechanisms')?.find((name) => name !== SCRAM);
  if (mechanism !== undefined) throw unknown('mechanism', JSON.stringify(mechanism));
  if (!command.has('pwd')) return undefined;
  const password = command.text('pwd');
  if (password === '') throw new CommandError(CODE.BadValue, 'Password cannot be empty');
  if (!/^[ -~]+$/.test(password)) throw unknown('kind of password:', 'other than printable ASCII');
  return scramCredentials(password);
}

/** The users that `usersInfo` asks for, which the client has to be allowed to see: itself it always may. */
function usersAsked(command: Command, accounts: Accounts, client: Client): StoredUser[] {
  const asked = command.plain('usersInfo');
  const all = accounts.allUsers();
  if (typeof asked === 'number') {
    seeing(client, command, command.database);
    return all.filter(({ db }) => db === command.database);
  }
  if ((asked as { forAllDBs?: unknown } | null)?.forAllDBs === true) {
    seeing(client, command, '');
    return all;
  }
  return [asked].flat().flatMap((one) => {
    const asOne = typeof one === 'string' ? { user: one, db: command.database } : { ...(one as object) };
    const { user, db }: { user?: unknown; db?: unknown } = asOne;
    const id = accountId(String(db), String(user));
    if (id !== client.owner) seeing(client, command, String(db));
    return accounts.user(id) ?? [];
  });
}

function seeing(client: Client, command: Command, db: string): void {
  command.refuseUnless(client.may({ db, collection: '', action: 'viewUser' }));
}

function shown(
  { _id, userId, user, db, credentials, roles }: StoredUser,
  command: Command,
  accounts: Accounts,
): Record<string, unknown> {
  return {
    _id,
    userId,
    user,
    db,
    ...(command.flag('showCredentials') && { credentials }),
    roles,
    ...(command.flag('showPrivileges') && {
      inheritedRoles: accounts.withInherited(roles),
      inheritedPrivileges: accounts.privilegesOf(roles),
    }),
    mechanisms: [SCRAM],
  };
}
