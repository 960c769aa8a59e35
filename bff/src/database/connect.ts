import { createConnection, type Connection } from 'mongoose';

/** How long to look for a server before giving up, in ms: at the start, and with each read. */
const SERVER_SELECTION_MS = 5_000;

/** How often to look whether the server is there, in ms: how fast its return is noticed. */
const HEARTBEAT_MS = 1_000;

/** The database cannot be reached or refuses us; the message is for people, without the password. */
export class DatabaseUnreachableError extends Error {}

/** The name of the database when the address has none. */
const DEFAULT_DATABASE = 'sinima';

/** An address with its password hidden. */
export function maskPassword(uri: string): string {
  return uri.replace(/^(mongodb(?:\+srv)?:\/\/[^:/@]*):.*@/, '$1:***@');
}

/** Connects to a MongoDB, and is sure that it answers. One that is silent for `answerMs` is taken for gone. */
export async function connect(uri: string, answerMs = SERVER_SELECTION_MS): Promise<Connection> {
  const named = /^mongodb(\+srv)?:\/\/[^/]+\/[^?]/.test(uri);
  const connection = createConnection(uri, {
    ...(!named && { dbName: DEFAULT_DATABASE }),
    serverSelectionTimeoutMS: SERVER_SELECTION_MS,
    connectTimeoutMS: answerMs,
    heartbeatFrequencyMS: HEARTBEAT_MS,
    autoIndex: false,
    autoCreate: false,
    bufferCommands: false,
    appName: 'sinima-bff',
  });
  try {
    await connection.asPromise();
    await connection.db?.command({ ping: 1 });
    return connection;
  } catch (error) {
    await connection.destroy().catch(() => undefined);
    throw new DatabaseUnreachableError(
      `The database at ${maskPassword(uri)} cannot be reached: ${maskPassword((error as Error).message)}\n` +
        'Check MONGODB_URI and that the server runs, or unset MONGODB_URI to use the embedded engine.',
    );
  }
}
