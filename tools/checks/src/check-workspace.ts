/**
 * `npm run check -- mfe-title`: tells one team whether its workspace is fine: types, lint, boundaries, unit tests, and
 * the gate for a release of it. A good result is signed with the team's key, for `publish` to see.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, rootDir } from '@sinima/build/workspace';
import { runChecks, sayGate, type Check } from '@sinima/remote/run-checks';
import { workspaceFolders } from './workspaces.ts';

const folder = process.argv[2]?.replace(/\/$/, '') ?? '';
if (!workspaceFolders().includes(folder)) {
  process.stderr.write(`Name a workspace: npm run check -- ${workspaceFolders().join(' | ')}\n`);
  process.exit(1);
}

/** A program of `node_modules`, run in the repository's root. */
function check(name: string, script: string, args: readonly string[]): Check {
  return { name, args: [path.join(rootDir, 'node_modules', script), ...args] };
}

const project = ['tsconfig.test.json', 'tsconfig.json']
  .map((name) => path.join(folder, name))
  .find((file) => existsSync(path.join(rootDir, file)));
const part = path.join(folder, 'api');
const hasPart = existsSync(path.join(rootDir, part, 'part.ts'));
const contract = ['--import', 'tsx/esm', 'platform/api-contract/src/openapi-cli.ts', folder, '--check'];
const checks = [
  check('types', 'typescript-native/bin/tsc', ['--build', project ?? folder]),
  check('lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', folder]),
  check('format', 'oxfmt/bin/oxfmt', ['--check', folder]),
  { name: 'boundaries', args: ['--import', 'tsx/esm', 'tools/checks/src/check-boundaries.ts', folder] },
  ...(existsSync(path.join(rootDir, folder, 'jest.config.mjs'))
    ? [check('unit tests', 'jest/bin/jest.js', ['--config', `${folder}/jest.config.mjs`])]
    : []),
  ...(hasPart
    ? [
        { name: 'contract', args: contract },
        check('tests of the API', 'jest/bin/jest.js', ['--config', `${part}/jest.config.mjs`]),
      ]
    : []),
];
const held = await runChecks(checks, rootDir);
const allHeld = held.length === checks.length;

/** Print the answer of the gate, and sign the result if all checks pass. Returns whether the gate accepts. */
async function checkGate(): Promise<boolean> {
  const startedAt = performance.now();
  const { tryApi } = await import('./gate-check.ts');
  const { tryApp } = await import('@sinima/remote/try-app');
  const result = await (folder === 'bff' ? tryApi() : tryApp(folder));
  const isContent = sayGate(result, startedAt);
  if (result.built && allHeld && isContent) {
    const { signResult } = await import('@sinima/remote/sign-result');
    console.log(await signResult(result.built, [...held, 'gate']));
  }
  return isContent;
}

const isReleased = ['bff', 'shell', ...remoteNames()].includes(folder);
if (isReleased) await import('@sinima/processes/load-env');
const gateIsContent = isReleased ? await checkGate() : true;
process.exitCode = allHeld && gateIsContent ? 0 : 1;
