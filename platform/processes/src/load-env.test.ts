import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const rootDir = path.join(import.meta.dirname, '../../..');
const loader = 'platform/processes/src/load-env.mjs';

/** A repository that holds the loader and nothing else. */
let repository: string;

beforeEach(() => {
  repository = realpathSync(mkdtempSync(path.join(tmpdir(), 'sinima-env-')));
  mkdirSync(path.join(repository, path.dirname(loader)), { recursive: true });
  copyFileSync(path.join(rootDir, loader), path.join(repository, loader));
});

afterEach(() => rmSync(repository, { recursive: true }));

/** What a command and its child see as SHELL_PORT and BFF_PORT, and what they write to stderr. */
function seen(environment: Record<string, string> = {}): string {
  const print = 'console.log(process.env.SHELL_PORT, process.env.BFF_PORT)';
  const command = `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(print)}], { stdio: 'inherit' })`;
  return execFileSync(
    '/bin/sh',
    ['-c', '"$0" "$@" 2>&1', process.execPath, '--import', `./${loader}`, '-e', command],
    { cwd: repository, env: { PATH: process.env.PATH, ...environment }, encoding: 'utf8' },
  ).trim();
}

describe('.env', () => {
  it('.env in the root is read, by a command and by what it starts, without a warning', () => {
    writeFileSync(path.join(repository, '.env'), '# Ports\nSHELL_PORT=4000\nBFF_PORT=4001\n');
    expect(seen()).toBe('4000 4001');
  });

  it('.env gives way to the environment', () => {
    writeFileSync(path.join(repository, '.env'), 'SHELL_PORT=4000\nBFF_PORT=4001\n');
    expect(seen({ SHELL_PORT: '5000' })).toBe('5000 4001');
  });

  it('.env need not be there', () => {
    expect(seen()).toBe('undefined undefined');
  });

  it.each([
    ['package.json', ['start', 'dev', 'seed', 'import', 'releases'], `--import ./${loader} `],
    ['bff/package.json', ['start'], `--import ../${loader} `],
  ])('.env is read by the commands of %s: %j', (file, commands, option) => {
    const { scripts } = JSON.parse(readFileSync(path.join(rootDir, file), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(commands.filter((command) => !scripts[command]?.includes(option))).toEqual([]);
  });
});
