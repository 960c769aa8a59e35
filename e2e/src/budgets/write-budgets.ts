/** `npm run budgets`: builds the site, and commits what its first views cost in place of what they may cost so far. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';

const { status } = spawnSync('npx', ['playwright', 'test', 'first-view.test.ts'], {
  cwd: path.join(rootDir, 'e2e'),
  env: { ...process.env, WRITE_BUDGETS: 'yes' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
