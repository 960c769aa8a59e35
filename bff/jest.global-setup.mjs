import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import startEngine from '@sinima/embedded-mongo/jest-global-setup';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const run = (...args) => execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });

/** Compile the BFF and what it depends on, and build its catalogue: tests of whole processes run what is in `dist`. Start the engine of all tests. */
export default async function prepare() {
  run(here('../node_modules/typescript-native/bin/tsc'), '-b', here('.'));
  run('--import', 'tsx/esm', here('../platform/api-parts/bundle-child.ts'));
  run('--import', 'tsx/esm', here('../data/src/data-cli.ts'), 'build');
  await startEngine();
}
