/**
 * Read `.env` in the repository's root into the environment, if it is there; what the environment has already wins.
 * For commands that people start: `node --import ./tools/processes/src/load-env.mjs …`. What they start inherits it.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../../../.env', import.meta.url));

if (existsSync(file)) process.loadEnvFile(file);
