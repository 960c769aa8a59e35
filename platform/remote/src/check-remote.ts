/** The checks of a remote in a project of its own. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installedDir } from '@sinima/build/workspace';
import { runChecks, sayGate, type Check } from './run-checks.ts';
import { signResult } from './sign-result.ts';
import type { ThisRemote } from './this-remote.ts';
import { tryApp } from './try-app.ts';

/** The linters that are run where a file configures them. */
const linters = [
  {
    files: ['.oxlintrc.json', 'oxlint.config.ts'],
    name: 'oxlint',
    bin: 'bin/oxlint',
    args: ['--deny-warnings'],
  },
  {
    files: ['eslint.config.js', 'eslint.config.mjs', 'eslint.config.ts'],
    name: 'eslint',
    bin: 'bin/eslint.js',
    args: ['--max-warnings=0'],
  },
] as const;

const jestConfigs = ['jest.config.mjs', 'jest.config.js', 'jest.config.ts', 'jest.config.cjs'];

/** Return the path of a program in a package that the remote has installed. @throws BuildError when it has not */
const installedFile = (name: string, file: string): string => path.join(installedDir(name), file);

/** Return the checks that a remote is set up for; types always. */
export function checksOf(dir: string): Check[] {
  const isThere = (file: string): boolean => existsSync(path.join(dir, file));
  const lint = linters.filter(({ files }) => files.some(isThere));
  return [
    { name: 'types', args: [installedFile('typescript', 'bin/tsc'), '--noEmit', '--project', dir] },
    ...lint.map(({ name, bin, args }) => ({ name: 'lint', args: [installedFile(name, bin), ...args, dir] })),
    ...jestConfigs.filter(isThere).map((file) => ({
      name: 'unit tests',
      args: [installedFile('jest', 'bin/jest.js'), '--config', path.join(dir, file)],
    })),
  ];
}

/**
 * Check a remote: types, lint, unit tests, and the gate for the release that its sources give. When all holds,
 * that is signed with the team's key, which `publish` wants.
 *
 * @returns whether all held
 */
export async function checkRemote({ app, dir }: ThisRemote): Promise<boolean> {
  const checks = checksOf(dir);
  const held = await runChecks(checks, dir);
  const startedAt = performance.now();
  const result = await tryApp(app);
  const isContent = sayGate(result, startedAt);
  const allHeld = isContent && held.length === checks.length;
  if (allHeld && result.built) console.log(await signResult(result.built, [...held, 'gate']));
  return allHeld;
}
