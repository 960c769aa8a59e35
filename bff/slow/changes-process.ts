/** The compiled BFF as a process that is sent changes by messages, in place of a part that asks for them. */
import type { CatalogueChange } from '@sinima/data/change';
import { pino } from 'pino';
import { CatalogueChanges } from '../dist/changes/catalogue-changes.js';
import { createApp } from '../dist/create-app.js';
import { TEST_SETTINGS } from '../test/test-settings.js';
import { racedCatalogue } from './raced-catalogue.js';

const app = await createApp({
  databaseUri: process.env.DATABASE_URI!,
  seed: racedCatalogue,
  logger: pino({ level: 'warn' }),
  settings: TEST_SETTINGS,
});
await app.listen(0, '127.0.0.1');
const changes = app.get(CatalogueChanges);
process.on('message', ({ id, change }: { id: number; change: CatalogueChange }) => {
  changes.apply(change).then(
    (answer) => process.send?.({ id, answer }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
const { port } = app.getHttpServer().address() as { port: number };
process.send?.({ ready: true, port });
