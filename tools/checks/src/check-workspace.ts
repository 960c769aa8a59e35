/**
 * `npm run check -- mfe-title`: tells one team whether its workspace is fine: types, lint, boundaries, unit tests, and
 * what the gate will say of a release of it. What held is signed with the team's key, for `publish` to see.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { remoteNames, rootDir } from '@sinima/build/workspace';
import { workspaceFolders } from './workspaces.ts';

const folder = process.argv[2]?.replace(/\/$/, '') ?? '';
if (!workspaceFolders().includes(folder)) {
  process.stderr.write(`Name a workspace: npm run check -- ${workspaceFolders().join(' | ')}\n`);
  process.exit(1);
}

/** Keys sign what came of the checks; what is checked never sees them. */
const { RELEASE_SIGNING_KEY: _release, POINTER_SIGNING_KEY: _pointer, ...environment } = process.env;

/** The names of the checks that held. */
const held: string[] = [];

/** Say how a check went. */
function say(name: string, holds: boolean, startedAt: number, details: string): void {
  if (holds) held.push(name);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${holds ? '✔' : '✖'} ${name} (${seconds} s)`);
  if (details !== '') console.log(details);
}

/** Run a program of `node_modules`, say how it went, and return whether it held. */
async function check(name: string, script: string, args: readonly string[]): Promise<boolean> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [path.join(rootDir, 'node_modules', script), ...args], {
    cwd: rootDir,
    env: { ...environment, NODE_ENV: 'test', FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  say(name, code === 0, startedAt, code === 0 ? '' : output);
  return code === 0;
}

const project = ['tsconfig.test.json', 'tsconfig.json']
  .map((name) => path.join(folder, name))
  .find((file) => existsSync(path.join(rootDir, file)));
const cruiser = 'dependency-cruiser/bin/dependency-cruise.mjs';
const checks = [
  () => check('types', 'typescript/bin/tsc', ['--build', project ?? folder]),
  () => check('lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', folder]),
  () => check('format', 'prettier/bin/prettier.cjs', ['--check', '--cache', '--log-level=warn', folder]),
  () => check('boundaries', cruiser, ['--config', '.dependency-cruiser.cjs', folder]),
  () =>
    check('circles of folders', cruiser, ['--config', 'tools/checks/boundaries/folder-cycles.cjs', folder]),
  ...(existsSync(path.join(rootDir, folder, 'jest.config.mjs'))
    ? [() => check('unit tests', 'jest/bin/jest.js', ['--config', `${folder}/jest.config.mjs`])]
    : []),
];

/** Work the checks off, as many at a time as there are processors; the slowest, the last, is begun first. */
const waiting = checks.reverse();
const results: boolean[] = [];
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) results.push(await next());
  }),
);

/** Say what the gate will say, and sign what held when all did. Returns whether the gate is content. */
async function checkGate(allHeld: boolean): Promise<boolean> {
  const startedAt = performance.now();
  const { tryApi, tryApp } = await import('./gate-check.ts');
  const { refusals, notes, built } = await (folder === 'bff' ? tryApi() : tryApp(folder));
  say('gate', refusals.length === 0, startedAt, [...refusals, ...notes].join('\n'));
  if (built && allHeld && refusals.length === 0) {
    const { signResult } = await import('./sign-result.ts');
    console.log(await signResult(built, held));
  }
  return refusals.length === 0;
}

const isReleased = ['bff', 'shell', ...remoteNames()].includes(folder);
if (isReleased) {
  await import('@sinima/processes/load-env');
  results.push(await checkGate(results.every(Boolean)));
}
process.exitCode = results.every(Boolean) ? 0 : 1;
