import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const run = (...args) => execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });

/**
 * Compile the BFF and what it depends on, and build its catalogue: tests of whole processes run what is in `dist`. Where
 * `MONGODB_URI` names no server, start one embedded engine for all tests, each of which has databases of its own. Its name is `TEST_DATABASE_URI`: other
 * workspaces, which run with these tests, start what `MONGODB_URI` does not name.
 */
export default async function prepare() {
  run(here('../node_modules/typescript-native/bin/tsc'), '-b', here('.'));
  run('--import', 'tsx/esm', here('../platform/api-parts/bundle-child.ts'));
  run('--import', 'tsx/esm', here('../data/src/data-cli.ts'), 'build');
  if (process.env.MONGODB_URI) return;
  const unregister = register();
  const { startEmbeddedEngine } = await import('@sinima/embedded-mongo/start-embedded-engine');
  await unregister();
  globalThis.embeddedEngine = await startEmbeddedEngine({ ownerPassword: randomUUID() });
  process.env.TEST_DATABASE_URI = globalThis.embeddedEngine.uri;
}
