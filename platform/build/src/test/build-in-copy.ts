import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BuiltRemote } from '@sinima/contracts/release';

/** Run a module's text in a copy of the repository, with the copy's own build. Return what it prints, as JSON. */
async function runInCopy<Result>(copy: string, text: string): Promise<Result> {
  const environment = { ...process.env, SINIMA_DATA_DIR: path.join(copy, '.data') };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx/esm', '--input-type=module', '-e', text],
    { cwd: path.join(copy, 'tools/site'), env: environment },
  );
  return JSON.parse(stdout) as Result;
}

/** Build a remote in a copy of the repository, into `outDir`. */
export function buildInCopy(copy: string, app: string, outDir: string): Promise<BuiltRemote> {
  return runInCopy(
    copy,
    `import { buildRelease } from '@sinima/build/build-release';
     const { release } = await buildRelease(${JSON.stringify(app)}, { outDir: ${JSON.stringify(outDir)} });
     console.log(JSON.stringify(release));`,
  );
}

/** Return the version that a copy knows of an app without a build. */
export function knownInCopy(copy: string, app: string): Promise<string | null> {
  return runInCopy(
    copy,
    `import { knownVersion } from '@sinima/build/known-versions';
     console.log(JSON.stringify(knownVersion(${JSON.stringify(app)}) ?? null));`,
  );
}

/** Bundle the host's client of a copy into `outDir`, as the bundler names its files; the script is `main.js`. */
export async function bundleClientInCopy(copy: string, outDir: string): Promise<void> {
  await runInCopy(
    copy,
    `import { clientBundle } from '../../platform/build/src/host-bundles.ts';
     import { runRspack } from '../../platform/build/src/run-rspack.ts';
     await runRspack([clientBundle({ mode: 'production', outDir: ${JSON.stringify(outDir)} })]);
     console.log('null');`,
  );
}
