/**
 * Read `.env` in the repository's root into the environment, if it is there; what the environment has already wins.
 * For commands that people start: `node --import ./platform/processes/src/load-env.mjs …`. What they start inherits it.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The file's absolute path, whether it is there or not. */
export const envFile = fileURLToPath(new URL('../../../.env', import.meta.url));

if (existsSync(envFile)) process.loadEnvFile(envFile);
