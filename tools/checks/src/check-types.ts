/** `npm run typecheck`: checks the types of every workspace: those of the root project, and each remote by its folder. */
import { spawnSync } from 'node:child_process';
import { compiler, rootDir } from '@sinima/build/workspace';
import { projectsToCheck } from './workspaces.ts';

const { status } = spawnSync(process.execPath, [compiler, '--build', ...projectsToCheck()], {
  cwd: rootDir,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
