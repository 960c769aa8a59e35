/** `npm run typecheck`: checks the types of every workspace: those of the root project, and each remote by its folder. */
import { compiler, rootDir } from '@sinima/build/workspace';
import { sharedOutput } from '@sinima/processes/process-output';
import { runProcess } from '@sinima/processes/run-process';
import { projectsToCheck } from './workspaces.ts';

// Several projects are built side by side: more checkers of one project check what they share again.
const args = [compiler, '--build', '--checkers', '1', ...projectsToCheck()];
const { code } = await runProcess({ args, cwd: rootDir, output: sharedOutput });
process.exitCode = code ?? 1;
