/** `npm run typecheck`: checks the types of every workspace: those of the root project, and each remote by its folder. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { projectsToCheck } from './workspaces.ts';

const tsc = path.join(rootDir, 'node_modules/typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [tsc, '--build', ...projectsToCheck()], {
  cwd: rootDir,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
