import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Connection, Schema } from 'mongoose';
import { awardsBodySchema } from '../awards/awards.schema.js';
import { creditSchema } from '../credits/credit.schema.js';
import { festivalSchema } from '../festivals/festival.schema.js';
import { listSchema } from '../lists/list.schema.js';
import { personSchema } from '../people/person.schema.js';
import { reviewSchema } from '../reviews/review.schema.js';
import { episodeSchema, seasonSchema } from '../seasons/season.schema.js';
import { titleSchema } from '../titles/title.schema.js';
import { connect } from './connect.js';
import { databaseServer } from './database-server.js';
import { facetSchema } from './facet.schema.js';

/** The schemas of all collections, whose indexes must be there before anything is written. */
const SCHEMAS: readonly Schema[] = [
  titleSchema,
  personSchema,
  creditSchema,
  seasonSchema,
  episodeSchema,
  reviewSchema,
  listSchema,
  festivalSchema,
  awardsBodySchema,
  facetSchema,
];

/** Where the data are when `SINIMA_DATA_DIR` does not say: beside the workspaces. */
const DEFAULT_DATA_DIR = fileURLToPath(new URL('../../../.data', import.meta.url));

/** How long a server that is kept busy may be silent, in ms. */
const BUSY_MS = 60_000;

/** The catalogue's database, open for a command that writes to it. */
export interface OpenCatalogue {
  readonly connection: Connection;
  /** Absolute folder of what is kept on this machine. */
  readonly dataDir: string;
  /** Closes it, with everything on disk. */
  close(): Promise<void>;
}

/**
 * Opens the database that `MONGODB_URI` names, else the embedded engine on `SINIMA_DATA_DIR`, with all indexes.
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

/** Creates the indexes of all collections where they are not there yet. */
export async function createIndexes(connection: Connection): Promise<void> {
  for (const schema of SCHEMAS) {
    const name = schema.get('collection') as string;
    await (connection.models[name] ?? connection.model(name, schema)).createIndexes();
  }
}
