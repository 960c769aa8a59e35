/**
 * Read `.env` in the repository's root into the environment, if it exists; variables that are already set win.
 * For commands that people start: `node --import ./platform/processes/src/load-env.mjs …`. Their child processes inherit it.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The file's absolute path, whether it exists or not. */
export const envFile = fileURLToPath(new URL('../../../.env', import.meta.url));

if (existsSync(envFile)) process.loadEnvFile(envFile);
