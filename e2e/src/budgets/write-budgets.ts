/** `npm run budgets`: builds the site, and writes the cost of its first views as the new budgets. */
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { sharedOutput } from '@sinima/processes/process-output';
import { runProcess } from '@sinima/processes/run-process';

const { code } = await runProcess({
  command: 'npx',
  args: ['playwright', 'test', 'first-view.test.ts'],
  cwd: path.join(rootDir, 'e2e'),
  env: { ...process.env, WRITE_BUDGETS: 'yes' },
  output: sharedOutput,
});
process.exitCode = code ?? 1;
