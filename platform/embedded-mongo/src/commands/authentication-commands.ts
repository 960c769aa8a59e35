import { Binary } from 'bson';
import { TYPE } from '../bson/raw-bson.ts';
import { decodePlainValue } from '../bson/decoded-document.ts';
import { CODE, CommandError, unknown } from '../errors/command-error.ts';
import { accountId, type Accounts } from '../rights/accounts.ts';
import type { Client } from '../rights/client.ts';
import { clientFirst, SCRAM, ScramExchange } from '../rights/scram.ts';
import { Fields, type Command } from './command.ts';
import type { CommandHandlers } from './engine-state.ts';

/** The one conversation that a connection has at a time. */
const CONVERSATION = 1;

/** Commands by which a client signs in, and learns as what it did. */
export const AUTHENTICATION_COMMANDS: CommandHandlers = {
  saslStart: {
    fields: 'any',
    needs: 'nothing',
    run: (command, { accounts }, client) => begin(command, command.database, accounts, client),
  },
  saslContinue: {
    fields: 'any',
    needs: 'nothing',
    run: (command, _state, client) => {
      const { conversation } = client;
      if (!conversation || command.number('conversationId', 0) !== CONVERSATION) {
        throw new CommandError(CODE.ProtocolError, 'No SASL session state found');
      }
      const { user, exchange } = conversation;
      client.conversation = undefined;
      const answer = exchange.answerTo(payloadOf(command));
      if (answer === undefined) throw failed();
      client.signIn(user);
      return said(answer, true);
    },
  },
  connectionStatus: {
    fields: ['showPrivileges'],
    needs: 'nothing',
    run: (command, { accounts }, { user }) => {
      const roles = accounts.withInherited(user?.roles ?? []);
      return {
        authInfo: {
          authenticatedUsers: user ? [{ user: user.user, db: user.db }] : [],
          authenticatedUserRoles: roles,
          ...(command.flag('showPrivileges') && {
            authenticatedUserPrivileges: user ? accounts.rightsOf(user).privileges : [],
          }),
        },
      };
    },
  },
};

/** The answer to the authentication attempt within a hello: nothing where it is of no use. */
export function speculative(hello: Command, accounts: Accounts, client: Client): Record<string, unknown> {
  const document = hello.document('speculativeAuthenticate');
  if (!document) return {};
  const start = new Fields('saslStart', document);
  try {
    return { speculativeAuthenticate: begin(start, start.text('db'), accounts, client) };
  } catch (error) {
    if (error instanceof CommandError) return {};
    throw error;
  }
}

function begin(start: Fields, db: string, accounts: Accounts, client: Client): Record<string, unknown> {
  client.conversation = undefined;
  const mechanism = start.text('mechanism');
  if (mechanism !== SCRAM) throw unknown('mechanism', mechanism);
  const first = clientFirst(payloadOf(start));
  const user = first && accounts.user(accountId(db, first.user));
  if (!user) throw failed();
  const exchange = new ScramExchange(first, user.credentials[SCRAM]);
  client.conversation = { user, exchange };
  return said(exchange.challenge, false);
}

function said(payload: string, done: boolean): Record<string, unknown> {
  return { conversationId: CONVERSATION, done, payload: new Binary(Buffer.from(payload)) };
}

function payloadOf(fields: Fields): string {
  const payload = fields.value('payload');
  if (payload?.type !== TYPE.binary) throw failed();
  return Buffer.from((decodePlainValue(payload) as Binary).value()).toString();
}

/** Always the same, so that it does not tell which users there are. */
function failed(): CommandError {
  return new CommandError(CODE.AuthenticationFailed, 'Authentication failed.');
}
