import { join } from 'node:path';
import type { Settings } from '../settings/settings.js';
import { DatabaseUnreachableError } from './connect.js';
import { startEmbeddedEngine } from './embedded/start-embedded-engine.js';

/** The server that holds the documents: one that was named, or one of our own. */
export interface DatabaseServer {
  readonly uri: string;
  readonly isEmbedded: boolean;
  /** Ends a server of our own; leaves any other alone. */
  stop(): Promise<void>;
}

/** The server that `MONGODB_URI` names; where it is not set, the embedded engine, which this starts. */
export async function databaseServer({
  mongodbUri,
  dataDir,
}: Pick<Settings, 'mongodbUri' | 'dataDir'>): Promise<DatabaseServer> {
  if (mongodbUri) return { uri: mongodbUri, isEmbedded: false, stop: () => Promise.resolve() };
  const engine = await startEmbeddedEngine({ dataDir: join(dataDir, 'db') }).catch((error: unknown) => {
    throw new DatabaseUnreachableError((error as Error).message);
  });
  return { uri: engine.uri, isEmbedded: true, stop: () => engine.stop() };
}
