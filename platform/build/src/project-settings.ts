import { existsSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from './workspace.ts';

/** Read `.env` of the repository or project into the environment, if it is there; what the environment has already wins. */
export function loadProjectSettings(): void {
  const file = path.join(rootDir, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
