import { join } from 'node:path';
import { superviseEngine } from '@sinima/embedded-mongo/engine-supervisor';
import { persistedSecret } from '../settings/persisted-secret.js';
import type { Settings } from '../settings/settings.js';
import { UserFacingError } from '../settings/user-facing-error.js';

/** The server that holds the documents: one that was named, or one of our own. */
export interface DatabaseServer {
  /** Its address, which holds a password: messages show it by `maskPassword`. */
  readonly uri: string;
  readonly isEmbedded: boolean;
  /** End a server of our own; leave any other alone. */
  stop(): Promise<void>;
}

/**
 * Return the server that `MONGODB_URI` names; where it is not set, the embedded engine, which this starts and keeps
 * running. `onLoss` is called each time that the engine ended by itself and is restarted. The engine lets only users in;
 * its owner's password is in the file `database-secret` of the data directory.
 */
export async function databaseServer(
  { mongodbUri, dataDir }: Pick<Settings, 'mongodbUri' | 'dataDir'>,
  onLoss: () => void = () => undefined,
): Promise<DatabaseServer> {
  if (mongodbUri) return { uri: mongodbUri, isEmbedded: false, stop: () => Promise.resolve() };
  const engine = await superviseEngine(
    { dataDir: join(dataDir, 'db'), ownerPassword: persistedSecret(dataDir, 'database-secret') },
    onLoss,
  ).catch((error: unknown) => {
    throw new UserFacingError((error as Error).message);
  });
  return { uri: engine.uri, isEmbedded: true, stop: () => engine.stop() };
}
