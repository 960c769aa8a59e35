import { createConnection, type Connection, type ConnectOptions } from 'mongoose';
import { UserFacingError } from '../settings/user-facing-error.js';

/** How long to look for a server before giving up, in ms: at the start, and with each read. */
const SERVER_SELECTION_MS = 5_000;

/** Interval of checks whether the server is available, in ms: how fast its return is noticed. */
const HEARTBEAT_MS = 1_000;

/** The database cannot be reached or refuses us; the message is for people, without the password. */
export class DatabaseUnreachableError extends UserFacingError {}

/** The name of the database when the address has none. */
const DEFAULT_DATABASE = 'sinima';

/** Return an address with its password hidden. */
export function maskPassword(uri: string): string {
  return uri.replace(/^(mongodb(?:\+srv)?:\/\/[^:/@]*):.*@/, '$1:***@');
}

/** Return how to connect to a MongoDB; one that is silent for `answerMs` is taken for gone. */
export function connectionOptions(uri: string, answerMs = SERVER_SELECTION_MS): ConnectOptions {
  const named = /^mongodb(\+srv)?:\/\/[^/]+\/[^?]/.test(uri);
  return {
    ...(!named && { dbName: DEFAULT_DATABASE }),
    serverSelectionTimeoutMS: SERVER_SELECTION_MS,
    connectTimeoutMS: answerMs,
    heartbeatFrequencyMS: HEARTBEAT_MS,
    autoIndex: false,
    autoCreate: false,
    bufferCommands: false,
    appName: 'sinima-bff',
  };
}

/** Return the error that says to a person why the database at this address cannot be used. */
export function unreachable(uri: string, reason: Error): DatabaseUnreachableError {
  return new DatabaseUnreachableError(
    `The database at ${maskPassword(uri)} cannot be reached: ${maskPassword(reason.message)}\n` +
      'Check MONGODB_URI and that the server runs, or unset MONGODB_URI to use the embedded engine.',
  );
}

/**
 * Connect to a MongoDB, for a command that does without the application.
 *
 * @throws DatabaseUnreachableError
 */
export async function connect(uri: string, answerMs?: number): Promise<Connection> {
  const connection = createConnection(uri, connectionOptions(uri, answerMs));
  try {
    return await connection.asPromise();
  } catch (error) {
    await connection.destroy().catch(() => undefined);
    throw unreachable(uri, error as Error);
  }
}
