import { MAX_DOCUMENT_BYTES } from '../bson/raw-bson.ts';
import { MAX_MESSAGE_BYTES } from '../wire/wire-message.ts';
import { SCRAM } from '../rights/scram.ts';
import { speculative } from './authentication-commands.ts';
import type { CommandHandler, CommandHandlers } from './engine-state.ts';

/** The newest wire protocol that is answered: that of MongoDB 8.0. */
const WIRE_VERSION = 25;

const hello: CommandHandler = {
  fields: 'any',
  needs: 'nothing',
  run: (command, { accounts }, client) => ({
    helloOk: true,
    isWritablePrimary: true,
    ismaster: true,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION,
    readOnly: false,
    // The same for any user, so that it does not tell which there are.
    ...(command.has('saslSupportedMechs') && { saslSupportedMechs: [SCRAM] }),
    ...speculative(command, accounts, client),
  }),
};

/** Commands by which a driver gets to know a server and leaves it. */
export const HANDSHAKE_COMMANDS: CommandHandlers = {
  hello,
  /** The first hello of each connection, before the driver knows that `hello` is understood. */
  ismaster: hello,
  ping: { fields: [], needs: 'nothing', run: () => ({}) },
  endSessions: { fields: [], needs: () => [], run: () => ({}) },
};
