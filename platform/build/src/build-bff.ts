import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildError } from './run-rspack.ts';
import { sourceVersion } from './source-version.ts';
import { rootDir } from './workspace.ts';

const bffDir = path.join(rootDir, 'bff');
const stamp = path.join(bffDir, 'dist', 'version.txt');

/** The version that the BFF's present sources give. */
export function bffVersion(): string {
  return sourceVersion('@sinima/bff', 'production');
}

/** The version of the build in `bff/dist`, if there is one. */
export function builtBffVersion(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Compiles the BFF into `bff/dist`. With the compiler itself, since Nest reads the types that it leaves as metadata.
 *
 * @throws BuildError with the compiler's messages
 */
export async function buildBff(): Promise<void> {
  await rm(path.join(bffDir, 'dist'), { recursive: true, force: true });
  const compiler = path.join(rootDir, 'node_modules/typescript/bin/tsc');
  await new Promise<void>((resolve, reject) => {
    execFile(process.execPath, [compiler, '-p', 'tsconfig.build.json'], { cwd: bffDir }, (error, output) =>
      error ? reject(new BuildError(output || error.message)) : resolve(),
    );
  });
  await writeFile(stamp, bffVersion());
}
