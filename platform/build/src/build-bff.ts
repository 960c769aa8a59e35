import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runProcess } from '@sinima/processes/run-process';
import { BuildError } from './build-error.ts';
import { bffDistDir, bffVersion, bffVersionFile } from './versions.ts';
import { compiler, rootDir } from './workspace.ts';

const bffDir = path.join(rootDir, 'bff');

/** Makes the file that processes of parts of the API run. */
const partScript = path.join(rootDir, 'platform/api-parts/bundle-child.ts');

/**
 * Compile the BFF into `bff/dist`, and the workspace packages that it imports into theirs, with what processes of parts run. With the compiler itself,
 * since Nest reads the types that it leaves as metadata.
 *
 * @throws BuildError with the compiler's messages
 */
export async function buildBff(): Promise<void> {
  await rm(bffDistDir, { recursive: true, force: true });
  for (const args of [
    [compiler, '-b'],
    ['--import', 'tsx/esm', partScript],
  ]) {
    const { code, output } = await runProcess({ args, cwd: bffDir });
    if (code !== 0) throw new BuildError(output || `The compiler ended with ${code ?? 'a signal'}.`);
  }
  await writeFile(bffVersionFile, bffVersion());
}
