import { randomUUID } from 'node:crypto';
import { register } from 'tsx/esm/api';

/**
 * Start one engine for all tests of a run of Jest, in which each test has databases of its own. Its name is `TEST_DATABASE_URI`: workspaces that run
 * with these tests start what `MONGODB_URI` does not name. Where that names a server, start none.
 */
export default async function startEngine() {
  if (process.env.MONGODB_URI || process.env.TEST_DATABASE_URI) return;
  const unregister = register();
  const { startEmbeddedEngine } = await import('@sinima/embedded-mongo/start-embedded-engine');
  await unregister();
  globalThis.embeddedEngine = await startEmbeddedEngine({ ownerPassword: randomUUID() });
  process.env.TEST_DATABASE_URI = globalThis.embeddedEngine.uri;
}
