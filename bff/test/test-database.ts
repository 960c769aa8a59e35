import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../src/database/connect.js';
import { databaseServer } from '../src/database/database-server.js';
import './watch-dialect.js';

/** A database that nobody else has. */
export interface TestDatabase {
  readonly uri: string;
  /** Deletes it, and ends its server where that was started for it. */
  drop(): Promise<void>;
}

/** A new database in the engine that the tests share, in the MongoDB that `MONGODB_URI` names, or in an embedded engine of its own. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sinima-bff-'));
  const mongodbUri = process.env.TEST_DATABASE_URI || process.env.MONGODB_URI || undefined;
  const server = await databaseServer({ mongodbUri, dataDir });
  const uri = withDatabase(server.uri, `sinima_test_${randomUUID().slice(0, 8)}`);
  return {
    uri,
    drop: async () => {
      const connection = await connect(uri);
      await connection.dropDatabase();
      await connection.close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** An address like `uri`, of which the client tells what it sends and gets. */
export function monitored(uri: string): string {
  return `${uri}${uri.includes('?') ? '&' : '?'}monitorCommands=true`;
}

/** An address like `uri` that names a database of this name. */
function withDatabase(uri: string, name: string): string {
  const [, address, , query = ''] = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(\/[^?]*)?(\?.*)?$/.exec(uri) ?? [];
  return `${address}/${name}${query}`;
}
