import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Connection } from 'mongoose';
import { connect } from '@sinima/bff/database/connect';
import { databaseServer } from '@sinima/bff/database/database-server';
import { createIndexes } from '@sinima/bff/catalogue/models';

/** Where the data are when `SINIMA_DATA_DIR` does not say: beside the workspaces. */
const DEFAULT_DATA_DIR = fileURLToPath(new URL('../../../../.data', import.meta.url));

/** How long a server that is kept busy may be silent, in ms. */
const BUSY_MS = 60_000;

/** The catalogue's database, open for a command that writes to it. */
export interface OpenCatalogue {
  readonly connection: Connection;
  /** Absolute folder of the site's data on this machine. */
  readonly dataDir: string;
  /** Close it, with everything on disk. */
  close(): Promise<void>;
}

/**
 * Open the database that `MONGODB_URI` names, else the embedded engine on `SINIMA_DATA_DIR`, with all indexes.
 *
 * @throws DatabaseUnreachableError also where a site runs on that folder, which only one process can use
 */
export async function openCatalogue(environment: NodeJS.ProcessEnv): Promise<OpenCatalogue> {
  const dataDir = resolve(environment.SINIMA_DATA_DIR || DEFAULT_DATA_DIR);
  const server = await databaseServer({ mongodbUri: environment.MONGODB_URI || undefined, dataDir });
  try {
    const connection = await connect(server.uri, BUSY_MS);
    await createIndexes(connection);
    return {
      connection,
      dataDir,
      close: async () => {
        await connection.close();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
