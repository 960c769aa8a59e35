/** `npm run typecheck`: checks the types of every workspace: those of the root project, and each remote by its folder. */
import { compiler, rootDir } from '@sinima/build/workspace';
import { sharedOutput } from '@sinima/processes/process-output';
import { runProcess } from '@sinima/processes/run-process';
import { projectsToCheck } from './workspaces.ts';

const args = [compiler, '--build', ...projectsToCheck()];
const { code } = await runProcess({ args, cwd: rootDir, output: sharedOutput });
process.exitCode = code ?? 1;
