import { pino } from 'pino';
import type { Catalogue } from '@sinima/data/catalogue';
import { createApp, type AppParts } from '../src/create-app.js';
import { NOTHING_LIVE } from './nothing-live.js';
import { TEST_SETTINGS } from './test-settings.js';
import { openTestDatabase } from './test-database.js';

/** The BFF, listening over a database of its own that is thrown away. */
export interface RunningApi {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Runs the BFF with this catalogue. */
export async function runApi(
  seed: Catalogue,
  settings: AppParts['settings'] = TEST_SETTINGS,
  parts: Pick<AppParts, 'follower' | 'environment'> = { follower: NOTHING_LIVE },
): Promise<RunningApi> {
  const database = await openTestDatabase();
  const app = await createApp({
    databaseUri: database.uri,
    seed,
    logger: pino({ level: 'silent' }),
    settings,
    ...parts,
  });
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as { port: number };
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      await app.close();
      await database.drop();
    },
  };
}
