import { MAX_DOCUMENT_BYTES } from '../bson/raw-bson.ts';
import { MAX_MESSAGE_BYTES } from '../wire/wire-message.ts';
import type { CommandHandler, CommandHandlers } from './engine-state.ts';

/** The server version whose behaviour answers are modelled on. */
const VERSION = '8.0.0';

const hello: CommandHandler = {
  fields: 'any',
  run: () => ({
    helloOk: true,
    isWritablePrimary: true,
    ismaster: true,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    minWireVersion: 0,
    maxWireVersion: 25,
    readOnly: false,
  }),
};

/** Commands by which drivers get to know a server. */
export const HANDSHAKE_COMMANDS: CommandHandlers = {
  hello,
  isMaster: hello,
  ismaster: hello,
  ping: { fields: [], run: () => ({}) },
  buildInfo: {
    fields: [],
    run: () => ({
      version: VERSION,
      versionArray: [...VERSION.split('.').map(Number), 0],
      gitVersion: 'embedded',
      modules: ['sinima-embedded-engine'],
      maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    }),
  },
  endSessions: { fields: [], run: () => ({}) },
};
